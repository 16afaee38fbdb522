import './testing-globals.js';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type AnyGame, QuickChance, type Seat } from '@aerie/kernel';
import { loadGame } from '@aerie/registry/lazy';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { type DigestItem, digestMail } from '../../../server/src/notices/digest-mail.js';
import { codeMail, type Occasion, shortText, turnMail } from '../../../server/src/notices/templates.js';
import type { AnyGameUi } from '../contract/game-ui.js';
import type { LogLine } from '../contract/log-line.js';
import { lookedAt } from '../kit/position.js';
import { branches, fillings, messageOf, wanted } from './fillings.js';
import { SLIPS } from './grammar.js';
import { TONGUES } from './testing.js';
import { addWords, type Catalogue, type Language, type Saying, say, switchLanguage } from './words.js';

/**
 * Everything that can be said, in four languages and to everybody whom it may be about. What a machine can find is asserted;
 * `npm run words` leaves the rest to be read in `out/words`.
 */
const OUT = new URL('../../../../out/words/', import.meta.url);
/** Whoever reads: a name that begins with a vowel, for languages where that matters. */
const ME = 'Éva';

/** What stands for arguments that are texts, so that sentences can be read. */
const TEXTS: Readonly<Record<string, string>> = {
  name: ME,
  who: 'other',
  names: 'Ben, Cleo',
  host: 'Ben',
  seat: 'Ada',
  game: 'Zefiria',
  spirit: 'Borea',
  time: '5 min',
  words: '🐟',
  island: '7',
  space: 'B2',
  column: 'B',
};
const textOf = (argument: string): string => TEXTS[argument] ?? `‹${argument}›`;

const catalogues = import.meta.glob<Catalogue>(
  [
    './catalogues/{de,en,fr,it}.ts',
    '../{games,pages,sample}/*/words/{de,en,fr,it}.ts',
    '../school/words/{de,en,fr,it}.ts',
    '../pages/replay/story/words/{de,en,fr,it}.ts',
    '../{games,sample}/*/school/words/{de,en,fr,it}.ts',
  ],
  { eager: true, import: 'default' },
);
const messagesIn = (tongue: Language): [key: string, text: string][] =>
  Object.entries(catalogues).flatMap(([file, words]) =>
    file.endsWith(`/${tongue}.ts`) ? Object.entries(words) : [],
  );

interface Said {
  readonly key: string;
  readonly who: string | undefined;
  readonly words: string;
}

/** Every message, filled in so that each of its branches is said at least once. */
const saidOf = (tongue: Language): Said[] =>
  messagesIn(tongue).flatMap(([key, text]) => {
    const message = messageOf(tongue, text);
    const ast = message.getAst();
    const seen = new Set<string>();
    return fillings(wanted(ast), textOf).flatMap((filling) => {
      const fresh = branches(ast, filling, tongue).filter((one) => !seen.has(one));
      if (fresh.length === 0 && seen.size > 0) return [];
      for (const one of ['whole', ...fresh]) seen.add(one);
      const who = filling.who === undefined ? undefined : String(filling.who);
      return [{ key, who, words: String(message.format(filling)) }];
    });
  });

/** Where a sentence may name somebody without asking who reads it, and why. */
const NAMED: readonly RegExp[] = [
  // Only ever about others: what they ask for, wrote, or are asked for.
  /^chat\.|^undo\.wish$|^rematch\.asks$|^cover\.gone$|^room\.(remove|release)$|^why\.seatKept$|^daily\.watch$/,
  /^replay\.(leads|onYourOwn|backTo|handLead)$/,
  /^person\.|^invite\.asked$|^invited\.|^takeover\.(offer|wish)$|^resign\.wins$|^why\.othersAsk$/,
  /^schwingenschlag\.board\.giftFrom$|^ueber-den-wolken\.board\.handOf$|^cloud-mine\.board\.(dreaming|pickCost)$/,
  // Several people at one screen: everybody is called by name.
  /^curtain\.|^cloud-mine\.board\.(pass|passAbout|lift)$|^zefiria\.board\.giveGemBy$/,
  // A name as a name: one's own beside `you`, in an account, in a picture to keep, as a title.
  /^name\.guest$|^masthead\.me$|^account\.|\.text\.you$|^cloud-mine\.album\.|^history\.of$|^replay\.asSeen$/,
  /^duplicate\.(watchDeal|besideMine)$/,
];
const isLabel = (words: string): boolean => new RegExp(`^${ME}\\s?:|: ${ME}\\.?$|\\(${ME}\\)`).test(words);

/** A line of what is read: one message in all the ways it is said. */
const page = (said: readonly Said[]): string => {
  const byKey = new Map<string, Set<string>>();
  for (const { key, words } of said) byKey.set(key, (byKey.get(key) ?? new Set()).add(words));
  return [...byKey]
    .map(([key, all]) => [key, ...[...all].map((words) => `    ${words}`)].join('\n'))
    .join('\n');
};
function write(tongue: Language, part: string, text: string): void {
  mkdirSync(OUT, { recursive: true });
  writeFileSync(new URL(`${tongue}-${part}.txt`, OUT), `${text}\n`);
}

const slipsIn = (tongue: Language, said: readonly Said[]): string[] =>
  SLIPS[tongue].flatMap(({ what, found }) =>
    said.flatMap(({ key, words }) =>
      found.test(words.replace(/‹\w+›/g, (_, at) => `X${at}`)) ? `${what}: ${words} (${key})` : [],
    ),
  );

describe.each(TONGUES)('every message in %s', (tongue) => {
  const said = saidOf(tongue);
  write(tongue, 'messages', page(said));

  test('is well said', () => {
    expect([...new Set(slipsIn(tongue, said))]).toEqual([]);
  });

  test('says "you" to whom it is about: it takes who, or is a label, or never names whoever reads it', () => {
    const named = said.filter(
      ({ key, who, words }) =>
        words.includes(ME) && who !== 'other' && !isLabel(words) && !NAMED.some((one) => one.test(key)),
    );
    expect(named.map(({ key, words }) => `${key}: ${words}`)).toEqual([]);
  });
});

const OCCASIONS: readonly Occasion[] = (['turn', 'reminder', 'invitation', 'test'] as const).flatMap((what) =>
  [[], ['Ben'], ['Ben', 'Cleo']].flatMap((names) =>
    [undefined, 90_000, 7_200_000, 172_800_000].map((left) => ({
      ...{ what, game: 'zefiria', left },
      others: names.map((name, i) => ({ name, guest: i === 0 })),
    })),
  ),
);

const FRAME = { stop: 'https://a.example/s', isLast: true };

/** Letters of a day with so many turns and invitations. */
const digestsIn = (tongue: Language) =>
  [
    [1, 0],
    [2, 1],
    [0, 1],
    [0, 2],
  ].map(([turns = 0, invitations = 0]) => {
    const all = Array.from({ length: turns + invitations }, (_, i): DigestItem => {
      const what = i < turns ? (i === 0 ? 'turn' : 'ahead') : 'invitation';
      const deadline = i < turns ? 172_800_000 : undefined;
      return { what, game: 'zefiria', others: [{ name: 'Ben', guest: false }], deadline, path: '/table/t' };
    });
    return digestMail(tongue, all, 'Europe/Berlin', 'https://a.example', FRAME);
  });

test.each(TONGUES)('notices and mails are well said in %s', (tongue) => {
  const said = OCCASIONS.flatMap((occasion): Said[] => {
    const { title, body } = shortText(tongue, occasion);
    const mail = turnMail(tongue, occasion, 'https://a.example/t', FRAME, true);
    return [title, body, ...mail.text.split('\n')].map((words) => ({ key: 'notice', who: 'me', words }));
  });
  for (const { subject, text } of digestsIn(tongue))
    for (const words of [subject, ...text.split('\n')]) said.push({ key: 'digest', who: 'me', words });
  const { subject, text } = codeMail(tongue, '123456');
  for (const words of [subject, ...text.split('\n')]) said.push({ key: 'code', who: 'me', words });
  write(tongue, 'notices', page(said));
  expect([...new Set(slipsIn(tongue, said))]).toEqual([]);
});

/** What is said in a match, before it is worded. */
interface Heard {
  readonly saying: Saying;
  readonly seat: Seat | undefined;
}

const uis = import.meta.glob<AnyGameUi>('../games/*/index.ts', { import: 'default' });
const GAMES = await Promise.all(
  Object.entries(uis).map(async ([file, load]) => {
    const ui = await load();
    const id = file.split('/')[2] as string;
    const game = await loadGame(id);
    if (!game) throw new Error(`There are no rules for ${id}.`);
    await addWords(ui.words);
    return { id, game, ui };
  }),
);
const NAMES = [ME, 'Yann', 'Xenia', 'Wout', 'Vroni', 'Uwe', 'Timo', 'Sönke'];
/** So many different sayings of a kind are kept, of all that a match says. */
const OF_A_KIND = 4;

/** Plays at random and keeps what is said: the log, prompts, answers, doubts, what is waited for. */
function listen(game: AnyGame, ui: AnyGameUi, seats: number, options: object) {
  const heard = new Map<string, Heard[]>();
  const views: { view: unknown; seat: Seat | null; names: string[] }[] = [];
  const names = NAMES.slice(0, seats);
  const hear = (line: LogLine | Saying | undefined, seat?: Seat) => {
    if (!line) return;
    const kept = heard.get(line.key) ?? [];
    const same = JSON.stringify(line.args ?? {});
    if (kept.length >= OF_A_KIND || kept.some(({ saying }) => JSON.stringify(saying.args ?? {}) === same))
      return;
    heard.set(line.key, [...kept, { saying: line, seat: 'seat' in line ? line.seat : seat }]);
  };
  const chance = new QuickChance(`spoken ${game.id} ${seats}`);
  const events: unknown[] = [];
  const s = game.setup(options, seats, chance, (event) => events.push(event));
  const watched = game.view(s, 'watcher');
  const told: unknown[] = [];
  let picture = ui.animation.picture(watched);
  const tell = () => {
    for (const event of events.splice(0)) {
      hear(ui.logLine(event, watched));
      const seen = game.redact(event, 'watcher');
      if (seen === undefined) continue;
      told.push(seen);
      picture = ui.animation.after(picture, seen);
      const moment = ui.moment?.(seen, picture, watched, () => told);
      const cells = (moment?.rows ?? []).flatMap(({ cells }) =>
        cells.filter((cell) => typeof cell !== 'number'),
      );
      for (const line of [moment?.title, ...(moment?.columns ?? []), ...cells, ...(moment?.lines ?? [])])
        hear(line);
    }
    picture = ui.animation.picture(game.view(s, 'watcher'));
  };
  tell();
  for (let n = 0; ; n++) {
    const awaited = game.awaited(s);
    const seat = awaited[chance.below(Math.max(1, awaited.length))];
    if (seat === undefined) break;
    const view = game.view(s, seat);
    const answers = [...game.answers(s, seat), ...(game.open?.(s, seat)?.examples ?? [])];
    hear(ui.prompt(view, seat), seat);
    hear(ui.waiting(view, seat), seat);
    hear(ui.role?.(view, seat), seat);
    for (const line of ui.meanwhile?.(told, view, seat) ?? []) hear(line);
    for (const answer of answers.slice(0, 20)) {
      hear(ui.answer(answer, view));
      hear(ui.confirm(answer, view, seat));
    }
    if (n === 30) views.push(...names.map((_, one) => ({ view: game.view(s, one), seat: one, names })));
    game.apply(s, seat, answers[chance.below(answers.length)], chance, (event) => events.push(event));
    tell();
  }
  const outcome = game.outcome(s);
  const end = game.view(s, 'watcher');
  if (outcome) for (const column of ui.account(end, outcome).columns) hear(column);
  if (outcome) hear(ui.ending?.(end, outcome));
  views.push({ view: end, seat: 0, names }, { view: end, seat: null, names });
  return { heard: [...heard.values()].flat(), views };
}

/** What a page says, to eyes and ears. */
const textsOf = (html: string): string[] =>
  [
    ...[...html.matchAll(/(?:aria-label|title|alt)="([^"]+)"/g)].map(([, words]) => words as string),
    ...html
      .replace(/<\/(?:p|li|td|th|h\d|caption|section)>/g, '\n')
      .replace(/<[^>]*>/g, '')
      .split('\n'),
  ]
    .map((words) => words.replace(/&quot;|&amp;/g, '').trim())
    .filter((words) => words !== '');

const optionsOf = (game: AnyGame): object => {
  const fields = Object.entries(
    game.options as Record<string, { values?: readonly unknown[]; default?: unknown }>,
  );
  return Object.fromEntries(fields.map(([key, field]) => [key, field.values?.at(-1) ?? true]));
};

describe.each(GAMES)('what is said in $id', ({ id, game, ui }) => {
  const { min, max } = game.seats;
  const matches = [...new Set([min, Math.min(3, max), max])].map((seats) =>
    listen(game, ui, seats, optionsOf(game)),
  );

  test.each(TONGUES)('is well said in %s, to everybody', async (tongue) => {
    await switchLanguage(tongue);
    const sentences = matches.flatMap(({ heard }) =>
      heard.flatMap(({ saying, seat }) =>
        (seat === undefined ? [undefined] : ['me', 'other']).map((who): Said => {
          const args =
            who === undefined ? saying.args : { ...saying.args, name: NAMES[seat ?? 0] ?? '', who };
          return { key: saying.key, who, words: say({ key: saying.key, ...(args ? { args } : {}) }) };
        }),
      ),
    );
    const positions = matches.flatMap(({ views }) =>
      views.flatMap(({ view, seat, names }) =>
        [
          <ui.Text view={view} names={names} seat={seat} />,
          <ui.Board
            {...lookedAt(view, ui.animation.picture(view), seat ?? 0, (one) => game.write(one))}
            names={names}
          />,
        ]
          .flatMap((one) => textsOf(renderToString(one)))
          .map((words): Said => ({ key: `${id}, as it stands`, who: undefined, words })),
      ),
    );
    const said = [...sentences, ...positions];
    write(tongue, id, page(said));
    expect([...new Set(slipsIn(tongue, said))]).toEqual([]);
    expect(
      sentences.filter(({ who, words }) => who === 'me' && NAMES.some((name) => words.includes(name))),
    ).toEqual([]);
  });
});
