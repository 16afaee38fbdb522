import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitment, sharedSeed } from '@aerie/kernel';
import { afterAll, describe, expect, it, test } from 'vitest';
import { lab, labJson } from './testing/run.js';

const folder = mkdtempSync(join(tmpdir(), 'lab-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = (name: string): string => join(folder, name);

describe('help', () => {
  test.each(['--help', 'help', '-h'])('lab %s lists the commands', async (typed) => {
    const { code, out, err } = await lab(typed);
    expect([code, err]).toEqual([0, '']);
    for (const name of ['play', 'simulate', 'arena', 'ladder', 'export', 'verify', 'bench'])
      expect(out).toContain(name);
    expect(out).not.toMatch(/measure-row|measure-contract|play-games/);
  });

  test.each(['play', 'simulate', 'arena', 'ladder', 'export', 'verify', 'bench'])(
    'lab %s --help',
    async (name) => {
      const { code, out } = await lab(`${name} --help`);
      expect(code).toBe(0);
      expect(out).toContain(`lab ${name}`);
      expect(out).toContain('--json');
    },
  );

  it('is also what one gets for saying nothing', async () => {
    expect(await lab('')).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('simulate <game>'),
    });
  });
});

describe('what is wrong is said in one line', () => {
  test.each([
    ['simualte', 'there is no command "simualte"; did you mean simulate?'],
    ['chess', 'there is no command "chess"; there are play, simulate'],
    ['simulate', '<game> is missing: lab simulate <game>'],
    ['simulate rauf-und-rutner', 'did you mean rauf-und-runter?'],
    ['simulate rauf-und-runter twice', '"twice" is one word too many'],
    [
      'simulate rauf-und-runter --players 6',
      '--players must be a whole number from 2 to 5 for rauf-und-runter, not "6"',
    ],
    ['simulate rauf-und-runter --players 1', 'from 2 to 5'],
    ['simulate rauf-und-runter --games 1.5', '--games must be a whole number from 1'],
    ['simulate rauf-und-runter --games -5', 'not "-5"'],
    ['simulate rauf-und-runter --games 0', 'not "0"'],
    ['simulate rauf-und-runter --games', '--games needs a value: --games G'],
    ['simulate rauf-und-runter --games= --json', '--games needs a value'],
    ['simulate rauf-und-runter --seed --json', '--seed needs a value'],
    ['simulate rauf-und-runter --json=yes', '--json takes no value'],
    ['simulate rauf-und-runter --gmaes 5', 'there is no option "--gmaes"; did you mean --games?'],
    ['simulate rauf-und-runter --games 5 --games 6', '--games is given twice'],
    [
      'simulate rauf-und-runter --bots randmo',
      'there is no bot for rauf-und-runter "randmo"; did you mean random?',
    ],
    ['simulate rauf-und-runter --players 2 --bots random,random,random', '3 bots for 2 seats'],
    ['simulate rauf-und-runter --report plot.png', '--report must end in .html or .svg'],
    [
      'simulate rauf-und-runter --report no/such/folder/r.svg',
      'cannot write no/such/folder/r.svg: there is no such',
    ],
    ['simulate schwingenschlag --option', '--option needs a value: --option name=value'],
    ['simulate schwingenschlag --option solo', '--option must be name=value, not "solo"'],
    ['simulate schwingenschlag --option level=2', 'schwingenschlag: there is no option "level"'],
    ['simulate schwingenschlag --option solo=4', 'option "solo" must be one of 1, 2, 3, R1, R2, R3'],
    ['arena schwingenschlag --bots random,greedy --option openHands=maybe', 'must be one of false, true'],
    ['export schwingenschlag --option solo=1 --option solo=2', '--option solo is given twice'],
    ['arena rauf-und-runter', 'who competes? --bots a,b'],
    ['arena rauf-und-runter --bots random', 'two different bots'],
    ['arena rauf-und-runter --bots random,greedy,greedy --players 2', '3 bots do not fit at a table of 2'],
    ['export rauf-und-runter --out no/such/folder/m.json', 'cannot write'],
    ['verify', 'FILE is missing'],
    ['verify no-such-file.json', 'cannot read no-such-file.json: there is no such file'],
    ['bench --seconds 0', '--seconds must be a number of seconds above 0'],
    ['bench --seconds soon', 'not "soon"'],
    ['bench --game chess', 'there is no game "chess"'],
    ['play rauf-und-runter --seat 5 --players 4', '--seat must be a whole number from 1 to 4'],
    ['play rauf-und-runter --players 2 --bots random,random', 'one seat of 2 is yours'],
  ])('lab %s', async (typed, said) => {
    const { code, out, err } = await lab(typed);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(said);
    expect(err).toMatch(/^lab: [^\n]*\n$/);
  });
});

describe('simulate', () => {
  it('prints exactly this JSON', async () => {
    const json = await labJson('simulate rauf-und-runter --players 3 --games 20 --bots random,greedy');
    expect(json).toEqual({
      game: 'rauf-und-runter',
      players: 3,
      games: 20,
      seconds: expect.any(Number),
      decisionsPerGame: expect.any(Number),
      seats: ['random', 'greedy', 'random'].map((bot) => ({
        bot,
        winRate: expect.any(Number),
        meanScore: expect.any(Number),
        sdScore: expect.any(Number),
      })),
    });
  });

  it('plays by the options that are given', async () => {
    const solo = async (options: string): Promise<number> => {
      const typed = `simulate schwingenschlag --players 1 --games 30 ${options}`;
      const { seats } = (await labJson(typed)) as { seats: [{ winRate: number; meanScore: number }] };
      // Alone one wins only against the opponent, which random play never does.
      expect(seats[0].winRate).toBe(0);
      return seats[0].meanScore;
    };
    // Another opponent takes other cards from the display: the same seed then gives other games.
    expect(await solo('--option solo=R3 --option openHands=on')).not.toBe(await solo(''));
    expect(await solo('--option solo=1 --option openHands=off')).toBe(await solo(''));
  });

  it('gives the same games for the same seed, and one winner a game', async () => {
    const summary = async (seed: string): Promise<{ seats: { winRate: number }[] }> => {
      const json = await labJson(`simulate rauf-und-runter --games 30 --seed ${seed}`);
      return { ...(json as { seats: { winRate: number }[] }), seconds: 0 } as {
        seats: { winRate: number }[];
      };
    };
    const once = await summary('x');
    expect(await summary('x')).toEqual(once);
    expect(await summary('y')).not.toEqual(once);
    expect(once.seats.reduce((sum, { winRate }) => sum + winRate, 0)).toBeCloseTo(1, 9);
  });

  it('tells everything in words', async () => {
    const { code, out, err } = await lab('simulate rauf-und-runter --players 2 --games 50');
    expect([code, err]).toEqual([0, '']);
    for (const title of ['Wins by seat', 'Scores by seat', 'Decisions a game', 'Winning margin']) {
      expect(out).toContain(title);
    }
  });

  test.each(['html', 'svg'])(
    'writes the same %s report for the same seed, which needs nothing else',
    async (kind) => {
      const files = [path(`one.${kind}`), path(`two.${kind}`)] as const;
      for (const file of files) {
        const { code } = await lab(`simulate rauf-und-runter --games 40 --seed s&<t> --report ${file}`);
        expect(code).toBe(0);
      }
      const [one, two] = files.map((file) => readFileSync(file, 'utf8')) as [string, string];
      expect(one).toBe(two);
      expect(one).toContain('Who wins from which seat');
      expect(one).toContain('prefers-color-scheme: dark');
      expect(one).toContain('s&amp;&lt;t&gt;');
      expect(one).not.toMatch(/NaN|Infinity|undefined|<script|src=|url\(|@import/);
    },
  );
});

describe('arena and bench', () => {
  it('arena prints exactly this JSON', async () => {
    const interval = { low: expect.any(Number), high: expect.any(Number) };
    const bot = (name: string, seats: number): unknown => ({
      bot: name,
      games: 8,
      seats,
      winRate: expect.any(Number),
      ...interval,
      elo: expect.any(Number),
      eloInterval: interval,
      meanScore: expect.any(Number),
      scoreInterval: interval,
      sdScore: expect.any(Number),
      choices: expect.any(Number),
      meanMs: expect.any(Number),
      mostMs: expect.any(Number),
    });
    const json = await labJson('arena rauf-und-runter --bots greedy,random --players 4 --games 8');
    expect(json).toEqual({
      game: 'rauf-und-runter',
      players: 4,
      games: 8,
      bots: [bot('greedy', 8), bot('random', 24)],
    });
  });

  it('arena shows a table', async () => {
    const { code, out } = await lab('arena rauf-und-runter --bots greedy,random --games 4');
    expect(code).toBe(0);
    expect(out).toMatch(/bot +wins +95%/);
  });

  it('pairing prints exactly this JSON, and pairs the same crowds for the same seed', async () => {
    const pair = async () =>
      (await labJson('pairing --people 200 --rounds 2')) as { readonly paired: number };
    const json = await pair();
    expect(Object.keys(json)).toEqual([
      ...['people', 'rounds', 'paired', 'read', 'medianMs', 'p95Ms', 'p99Ms', 'longestMs'],
    ]);
    expect(json).toMatchObject({ people: 200, rounds: 2 });
    expect(json.paired).toBeGreaterThan(50);
    expect(json.paired).toBeLessThanOrEqual(200);
    expect((await pair()).paired).toBe(json.paired);
  });

  it('bench prints exactly this JSON', async () => {
    const json = await labJson('bench --seconds 0.01 --game rauf-und-runter');
    expect(json).toEqual({
      rows: [2, 4, 5].map((players) => ({
        game: 'rauf-und-runter',
        players,
        playoutsPerSecond: expect.any(Number),
        decisionsPerSecond: expect.any(Number),
        clonesPerSecond: expect.any(Number),
      })),
    });
  });
});

interface Entry {
  seat: number;
  answer: string;
  chance: string[];
  events: { type: string; roll?: string }[];
}
interface Part {
  hash: string;
  part: string;
}
interface File {
  seed: string;
  seedHash: string;
  entries: Entry[];
  outcome: unknown;
}

describe('export and verify', () => {
  const exported = async (): Promise<string> =>
    (await lab('export rauf-und-runter --players 3 --seed 7')).out;

  async function verified(text: string): Promise<{ code: number; out: string; json: unknown }> {
    writeFileSync(path('match.json'), text);
    const { code, out } = await lab(`verify ${path('match.json')}`);
    return { code, out, json: await labJson(`verify ${path('match.json')}`) };
  }

  async function changed(change: (file: File) => void): Promise<ReturnType<typeof verified>> {
    const file = JSON.parse(await exported()) as File;
    change(file);
    return verified(JSON.stringify(file));
  }

  const entry = (file: File, number: number): Entry => file.entries[number] as Entry;

  it('agree', async () => {
    const { code, out, json } = await verified(await exported());
    expect(code).toBe(0);
    expect(json).toEqual({ ok: true, at: null, reason: null });
    expect(out).toContain('committed seed');
  });

  it('say whose parts the luck is made of, and who gave none', async () => {
    const told = (part: string) => ({ hash: commitment(part), part });
    const [server, anna, ben] = ['a', 'b', 'c'].map((digit) => told(digit.repeat(64))) as [Part, Part, Part];
    const luck = { server, seats: [anna, { hash: ben.hash }, null] };
    const { out } = await lab(`export rauf-und-runter --players 3 --seed ${sharedSeed(luck)}`);
    const seats = ['Anna', 'Ben', 'Cleo'].map((name) => ({ name }));
    const file = { ...JSON.parse(out), seats, luck };
    expect((await verified(JSON.stringify(file))).out).toContain(
      'parts of the server, Anna. Without a part: Cleo. Promised a part and did not show it: Ben.',
    );
    const bent = { ...file, luck: { ...luck, seats: [anna, ben, null] } };
    expect((await verified(JSON.stringify(bent))).json).toMatchObject({ ok: false, at: 'luck' });
  });

  it('keep the options of the match', async () => {
    const { out } = await lab(
      'export schwingenschlag --players 1 --option solo=R2 --option laterPrinting=on',
    );
    expect(JSON.parse(out)).toMatchObject({
      options: { solo: 'R2', laterPrinting: true, openHands: false },
    });
    expect((await verified(out)).code).toBe(0);
  });

  it('write a line for each entry, to a file as to standard output', async () => {
    const text = await exported();
    const { entries } = JSON.parse(text) as File;
    expect(text.split('\n').filter((line) => line.startsWith('    {"seat"'))).toHaveLength(entries.length);
    expect(await lab(`export rauf-und-runter --players 3 --seed 7 --out ${path('m.json')}`)).toMatchObject({
      code: 0,
    });
    expect(readFileSync(path('m.json'), 'utf8')).toBe(text);
  });

  it('sums up in JSON what it wrote to a file', async () => {
    const json = await labJson(`export rauf-und-runter --seed 7 --out ${path('m.json')}`);
    expect(json).toEqual({ out: path('m.json'), entries: expect.any(Number), outcome: expect.any(Object) });
  });

  /** Another throw of as many dice. */
  const other = (roll: string): string => (roll.startsWith('1') ? '2' : '1') + roll.slice(1);

  test.each<[string, string, (file: File) => void]>([
    [
      'a changed die',
      'entries.5.chance',
      (file) => {
        const { chance } = entry(file, 5);
        chance[0] = other(chance[0] as string);
      },
    ],
    [
      'a die changed in luck and events',
      'entries.5.chance',
      (file) => {
        const { chance, events } = entry(file, 5);
        chance[0] = other(chance[0] as string);
        for (const event of events) if (event.type === 'rolled') event.roll = chance[0];
      },
    ],
    [
      'a die that there is not',
      'entries.5',
      (file) => {
        entry(file, 5).chance[0] = '99999';
      },
    ],
    [
      'a changed answer',
      'entries.9',
      (file) => {
        entry(file, 9).answer = 'shed 1';
      },
    ],
    [
      'an answer that there is not',
      'entries.9',
      (file) => {
        entry(file, 9).answer = 'fly';
      },
    ],
    [
      'the wrong seat',
      'entries.2',
      (file) => {
        entry(file, 2).seat = 2 - entry(file, 2).seat;
      },
    ],
    [
      'a wrong seed',
      'seed',
      (file) => {
        file.seed = '8';
      },
    ],
    [
      'a wrong outcome',
      'outcome',
      (file) => {
        file.outcome = { places: [3, 2, 1], points: [1, 2, 3] };
      },
    ],
    [
      'a missing last entry',
      'entries.',
      (file) => {
        file.entries.pop();
      },
    ],
    [
      'another game',
      'game',
      (file) => {
        Object.assign(file, { game: 'chess' });
      },
    ],
    [
      'other seats',
      'seats',
      (file) => {
        Object.assign(file, { seats: [{ name: 'alone' }] });
      },
    ],
  ])('%s is noticed at %s', async (_, at, change) => {
    const { code, out, json } = await changed(change);
    expect(code).toBe(2);
    expect(json).toEqual({ ok: false, at: expect.stringContaining(at), reason: expect.any(String) });
    expect(out).toContain(`wrong at ${at}`);
  });

  it('notice a file that was cut off', async () => {
    const text = await exported();
    const { code, out, json } = await verified(text.slice(0, text.length / 2));
    expect(code).toBe(2);
    expect(json).toEqual({ ok: false, at: 'file', reason: expect.stringContaining('cut off') });
    expect(out).toContain('wrong at file');
  });

  it('say in JSON too that a file cannot be read', async () => {
    expect(await labJson(`verify ${path('none.json')}`)).toEqual({
      ok: false,
      at: 'file',
      reason: expect.stringContaining('there is no such file'),
    });
    expect((await lab(`verify ${folder}`)).err).toContain('it is a folder');
  });
});
