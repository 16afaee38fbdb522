import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { installProduct, playMatch, startProduct } from './product.mjs';

let product: { folder: string; remove(): void };
beforeAll(() => {
  product = installProduct();
});
afterAll(() => product.remove());

describe('dist with its production dependencies alone', () => {
  test('has nothing that is for building or testing', () => {
    for (const name of ['vite', 'vitest', 'typescript', 'preact', '@aerie'])
      expect(existsSync(join(product.folder, 'node_modules', name)), name).toBe(false);
  });

  test('pins the versions of the project’s own lock file', () => {
    const packages = (path: string) =>
      JSON.parse(readFileSync(path, 'utf8')).packages as Record<string, { version?: string }>;
    const ours = packages('package-lock.json');
    const installed = Object.entries(packages(join(product.folder, 'node_modules/.package-lock.json')));
    expect(installed.length).toBeGreaterThan(20);
    for (const [path, { version }] of installed) expect(ours[path]?.version, path).toBe(version);
  });

  test('serves the client, plays a match with bots and stops', async () => {
    const site = await startProduct(product.folder);
    try {
      const front = await fetch(site.base, { headers: { 'accept-language': 'de' } });
      expect(await front.text()).toContain('<html lang="de"');
      expect(await playMatch(site.base)).toContain('is over');
    } finally {
      expect(await site.stop()).toBe(0);
    }
  });

  test('has the commands of whoever runs the site', () => {
    const { status, stdout } = spawnSync('npm', ['run', '--silent', 'aerie', '--', 'people'], {
      cwd: product.folder,
      encoding: 'utf8',
    });
    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.stringContaining('Anna') });
  });
});

describe('source maps', () => {
  const mapsIn = (folder: string) =>
    (readdirSync(folder, { recursive: true }) as string[]).filter((name) => name.endsWith('.map'));

  test('of the server lead its stack traces to the sources', () => {
    const planted = `import { Server } from 'node:http'; Server.prototype.listen = () => { throw new Error('planted'); };`;
    const preloaded = `data:text/javascript,${encodeURIComponent(planted)}`;
    const args = ['--enable-source-maps', '--import', preloaded, 'server/main.mjs'];
    const { stderr } = spawnSync('node', args, {
      cwd: product.folder,
      env: { PATH: process.env.PATH, PORT: '0' },
      encoding: 'utf8',
    });
    expect(stderr).toContain('planted');
    expect(stderr).toMatch(/apps\/server\/src\/[\w/-]+\.ts:\d+/);
  });

  test('of the client are made, but visitors are neither served nor told of any', () => {
    const maps = mapsIn('dist/maps');
    expect(maps.length).toBeGreaterThan(50);
    expect(mapsIn('dist/web')).toEqual([]);
    for (const name of maps) {
      const script = readFileSync(join('dist/web', name.slice(0, -'.map'.length)), 'utf8');
      expect(script, name).not.toContain('sourceMappingURL=');
    }
  });
});
