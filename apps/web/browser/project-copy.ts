import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

/** Where our own packages stand. */
const WORKSPACES = ['packages', 'packages/games', 'apps'];
const OWN = '@aerie';

/**
 * The project as it stands here, in a folder of its own, with a repository that tells what has changed in it. What is
 * installed is shared; our own packages are those of the copy.
 */
export class ProjectCopy {
  readonly root = mkdtempSync(join(tmpdir(), 'aerie-copy-'));

  constructor() {
    const files = this.run('git', ['ls-files', '-co', '--exclude-standard', '-z'], '.').split('\0');
    for (const file of files.filter((name) => name !== '' && existsSync(name))) {
      mkdirSync(dirname(join(this.root, file)), { recursive: true });
      copyFileSync(file, join(this.root, file));
    }
    const modules = join(this.root, 'node_modules');
    mkdirSync(join(modules, OWN), { recursive: true });
    for (const name of readdirSync('node_modules'))
      if (name !== OWN) symlinkSync(resolve('node_modules', name), join(modules, name));
    this.link();
    this.run('git', ['init', '-q']);
    this.run('git', ['add', '-A']);
    this.run('git', ['-c', 'user.name=Test', '-c', 'user.email=test@localhost', 'commit', '-qm', 'copy']);
  }

  /** Does for our own packages what `npm install` does: links those that are not linked yet. */
  link(): void {
    for (const folder of WORKSPACES)
      for (const name of readdirSync(join(this.root, folder))) {
        const place = join(this.root, folder, name);
        const link = join(this.root, 'node_modules', OWN, name);
        if (existsSync(join(place, 'package.json')) && !existsSync(link))
          symlinkSync(relative(dirname(link), place), link);
      }
  }

  /** Runs a program in the copy and gives what it prints; throws with it if it fails. */
  run(program: string, args: readonly string[], cwd = this.root): string {
    try {
      return execFileSync(program, args, { cwd, encoding: 'utf8', stdio: 'pipe', maxBuffer: 1e8 });
    } catch (error) {
      const { stdout, stderr } = error as { stdout?: string; stderr?: string };
      throw new Error(`${program} ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
    }
  }

  /** What has changed since the copy was made, as git tells it; folders that are new end with a slash. */
  changed(): string[] {
    return this.run('git', ['status', '--porcelain'])
      .split('\n')
      .flatMap((line) => (line ? [line.slice(3)] : []));
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
