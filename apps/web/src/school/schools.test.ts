import '../words/testing-globals.js';
import sample from '@aerie/conformance/sample';
import { type AnyGame, Match, QuickChance } from '@aerie/kernel';
import { loadGame } from '@aerie/registry/lazy';
import { describe, expect, test } from 'vitest';
import type { Glossary } from '../contract/glossary.js';
import type { Plan } from '../contract/rules.js';
import type { AnySchool, Chapter, Target } from '../contract/school.js';
import type { Catalogue } from '../words/words.js';
import { taughtBy } from './coverage.js';
import { dealt, learnerOf } from './deal.js';
import { DrillRun } from './drill-run.js';
import { LessonRun } from './lesson-run.js';
import { bookmark } from './progress.js';
import { resumed } from './resumed.js';
import { targetsOf } from './said.js';
import { SchoolPlay } from './school-play.js';

const schools = import.meta.glob<AnySchool>('../{games,sample}/*/school/index.ts', {
  eager: true,
  import: 'default',
});
const glossaries = import.meta.glob<Glossary>('../{games,sample}/*/glossary.ts', {
  eager: true,
  import: 'default',
});
const plans = import.meta.glob<Plan>('../{games,sample}/*/rules/passages.ts', {
  eager: true,
  import: 'PLAN',
});
const words = import.meta.glob<Catalogue>('../{games,sample}/*/school/words/{de,en,fr,it}.ts', {
  eager: true,
  import: 'default',
});

/** The words of a school, by file. */
const wordsOf = (folder: string) => Object.entries(words).filter(([name]) => name.startsWith(`${folder}/`));

/** What is said at once is short: so many letters. */
const LONGEST = 190;
/** How somebody new goes through a lesson: so many words a minute, so many seconds for a button, for something to find, and for a move of a partner. */
const WORDS_PER_MINUTE = 180;
const SECONDS = { next: 4, find: 5, partner: 3 } as const;
/** How many minutes a lesson may differ from what it says: some boards show more than others. */
const ROUGHLY = 1.1;
/** Where everything is allowed, so many answers are tried. */
const TRIED = 4;
/** Where a lesson has more ways than this, every choice is tried, but not every one with every other. */
const WAYS = 40;

/** The answers that a learner may give now, and that the lesson says so of. */
function choices(play: SchoolPlay, chapter: Chapter, step: number): readonly string[] {
  const { allow } = chapter.steps[step] ?? {};
  if (typeof allow !== 'string') return allow ?? [];
  const { game, learner } = play;
  const { state } = dealt(game, chapter.deal, play.played);
  const open = game.open?.(state, learner)?.examples.slice(0, 1) ?? [];
  const listed = allow === 'any' ? game.answers(state, learner) : [];
  return [...open, ...listed].slice(0, TRIED).map((answer) => game.write(answer));
}

/** How many ways there are through a lesson, at most. */
const waysThrough = ({ steps }: Chapter): number =>
  steps.reduce((ways, { allow = [''] }) => ways * (typeof allow === 'string' ? TRIED : allow.length), 1);

/** Walks the ways through a lesson to its end; gives how many were walked. A path is aside once it has left the first choices. */
async function walk(game: AnyGame, chapter: Chapter): Promise<number> {
  let ways = 0;
  const isMany = waysThrough(chapter) > WAYS;
  const go = async (path: readonly string[], isAside: boolean): Promise<void> => {
    const play = new SchoolPlay(game, chapter.deal);
    const run = new LessonRun(play, chapter);
    const rest = [...path];
    for (;;) {
      if (run.isOver.peek()) {
        ways++;
        return;
      }
      if (run.isToRead) {
        run.next();
        continue;
      }
      const step = run.step.peek();
      const answer = rest.shift();
      if (answer === undefined) {
        const next = choices(play, chapter, step);
        expect(next, `${chapter.id}, step ${step} (${run.current.say}): nothing can be answered`).not.toEqual(
          [],
        );
        const tried = isMany && isAside ? next.slice(0, 1) : next;
        for (const [i, one] of tried.entries()) await go([...path, one], isAside || i > 0);
        return;
      }
      const reason = await play.answer(play.learner, { number: 0 }, answer);
      expect(reason, `${chapter.id}, step ${step} (${run.current.say}): "${answer}"`).toBeUndefined();
    }
  };
  await go([], false);
  return ways;
}

const CASES = await Promise.all(
  Object.entries(schools).map(async ([file, school]) => {
    const [, group, id = ''] = file.split('/');
    const game = group === 'sample' ? (sample as AnyGame) : await loadGame(id);
    if (!game) throw new Error(`There are no rules for ${id}.`);
    const folder = `../${group}/${id}`;
    return { id, school, game, folder };
  }),
);

describe.each(CASES)('the school of $id', ({ school, game, folder }) => {
  const { chapters, drills, companion } = school;
  const steps = chapters.flatMap((chapter) => chapter.steps);

  test.each(chapters)('every way through the lesson $id leads to its end', async (chapter) => {
    expect(await walk(game, chapter)).toBeGreaterThan(0);
  });

  test.each(chapters)(
    'in the lesson $id there are never more than two things to read in a row',
    (chapter) => {
      let row = 0;
      for (const { allow, partners, say } of chapter.steps) {
        row = allow === undefined && !partners ? row + 1 : 0;
        expect(row, say).toBeLessThanOrEqual(2);
      }
    },
  );

  test.each(chapters)('the lesson $id takes about as many minutes as it says', (chapter) => {
    for (const [file, catalogue] of wordsOf(folder)) {
      const said = chapter.steps.flatMap(({ say, after }) => {
        const about = typeof after === 'object' ? Object.values(after)[0] : after;
        return [say, ...(about === undefined ? [] : [about])].map(
          (key) => catalogue[`${game.id}.school.${key}`],
        );
      });
      const reading = said.join(' ').split(/\s+/).length / WORDS_PER_MINUTE;
      const seconds = chapter.steps.map(
        ({ allow, partners = [] }) => SECONDS[allow ? 'find' : 'next'] + partners.length * SECONDS.partner,
      );
      const minutes = reading + seconds.reduce((sum, one) => sum + one) / 60;
      expect(Math.abs(minutes - chapter.minutes), `${file}: ${minutes}`).toBeLessThan(ROUGHLY);
    }
  });

  test.each(drills)('the drill $id can be solved, and not by everything', async (drill) => {
    const solve = async (answers: readonly string[]) => {
      const run = new DrillRun(new SchoolPlay(game, drill.deal), drill);
      for (const answer of answers) {
        expect(await run.play.answer(run.play.learner, { number: 0 }, answer), answer).toBeUndefined();
      }
      return run.state.peek();
    };
    const { right } = drill;
    if ('goal' in right && right.ways) expect(right.ways.length).toBe(right.solution.length);
    if ('goal' in right) expect(await solve(right.solution)).toBe('right');
    else for (const answer of right) expect(await solve([answer])).toBe('right');
    const seat = learnerOf(drill.deal);
    const { state } = dealt(game, drill.deal);
    const others = game.answers(state, seat).map((answer) => game.write(answer));
    const first = 'goal' in right ? right.solution.slice(0, 1) : right;
    expect(others.filter((answer) => !first.includes(answer))).not.toEqual([]);
    for (const answer of Object.keys(drill.not ?? {})) expect(others).toContain(answer);
  });

  test('what is pointed at is known by name', () => {
    const glossary = glossaries[`${folder}/glossary.ts`] ?? {};
    const targets: Target[] = [...steps, ...drills, ...companion.concepts].flatMap(({ at }) => [
      ...targetsOf(at),
    ]);
    targets.push(...steps.flatMap(({ way = [] }) => way));
    for (const target of targets) {
      if ('term' in target) expect(Object.keys(glossary)).toContain(target.term);
      if ('answer' in target) expect(game.read(target.answer), target.answer).toBeDefined();
    }
  });

  test('what a first game needs is taught, and stands in the rules', () => {
    const plan = plans[`${folder}/rules/passages.ts`] ?? {};
    const addresses = Object.entries(plan).flatMap(([passage, names]) => [
      passage,
      ...names.map((name) => `${passage}-${name}`),
    ]);
    const parts = [...steps, ...drills, ...companion.concepts];
    for (const address of parts.flatMap(({ teaches = [] }) => teaches)) expect(addresses).toContain(address);
    expect([...taughtBy(school)]).toEqual(expect.arrayContaining([...school.needed]));
    for (const passage of school.needed) expect(Object.keys(plan)).toContain(passage);
  });

  test('is told in short sentences', () => {
    for (const [file, catalogue] of wordsOf(folder))
      for (const [key, text] of Object.entries(catalogue))
        expect(text.length, `${file}: ${key}`).toBeLessThanOrEqual(LONGEST);
  });

  test('everything that the coach explains turns up in real games', () => {
    const met = new Set<string>();
    for (let i = 0; i < 40 && met.size < companion.concepts.length; i++) {
      const seed = `companion-${i}`;
      const match = Match.begin(game, {
        options: companion.options ?? {},
        seats: companion.seats,
        seed,
      });
      const chance = new QuickChance(seed);
      const told: unknown[] = [];
      while (!match.outcome) {
        const view = match.view(0);
        const isAsked = game.awaited(match.state).includes(0);
        const answers = isAsked ? game.answers(match.state, 0) : [];
        for (const concept of companion.concepts)
          if (concept.when({ view, seat: 0, answers, told })) met.add(concept.id);
        for (const answer of answers)
          for (const { before } of companion.cautions) expect(before(answer, view, 0)).toBeTypeOf('boolean');
        const [seat] = game.awaited(match.state);
        if (seat === undefined) break;
        const legal = [
          ...game.answers(match.state, seat),
          ...(game.open?.(match.state, seat)?.examples ?? []),
        ];
        const step = match.propose(seat, legal[chance.pick([...legal.keys()])]);
        if ('refused' in step) throw new Error(step.refused.code);
        told.push(...step.events.flatMap((event) => game.redact(event, 0) ?? []));
        match.adopt(step);
      }
      const { outcome } = match;
      if (!outcome) continue;
      const end = { view: match.view(0), seat: 0, outcome, told };
      expect(companion.well.some(({ when }) => when(end))).toBe(true);
      expect(companion.next.some(({ when }) => when(end))).toBe(true);
    }
    expect([...met].sort()).toEqual(companion.concepts.map((concept) => concept.id).sort());
  });
});

test('a lesson goes back, and goes on where somebody stopped', async () => {
  const found = CASES.find(({ id }) => id === 'skylark');
  const chapter = found?.school.chapters[0];
  if (!found || !chapter) throw new Error('the sample game has no lesson');
  const play = new SchoolPlay(found.game, chapter.deal);
  const run = new LessonRun(play, chapter);
  run.next();
  await play.answer(0, { number: 0 }, 'lay 12');
  expect(run.step.peek()).toBe(2);
  expect(play.played).toEqual(['0 lay 12', '1 lay 5']);
  run.back();
  expect(run.step.peek()).toBe(1);
  expect(play.played).toEqual([]);
  expect(await play.answer(0, { number: 0 }, 'lay 9')).toEqual({ code: 'notAsked' });
  await play.answer(0, { number: 0 }, 'lay 12');
  const { play: later, from } = resumed(found.game, chapter);
  const again = new LessonRun(later, chapter, from);
  expect(again.step.peek()).toBe(2);
  expect(later.played).toEqual(play.played);
});

test('a lesson that has changed since somebody stopped begins anew', () => {
  const found = CASES.find(({ id }) => id === 'skylark');
  const chapter = found?.school.chapters[0];
  if (!found || !chapter) throw new Error('the sample game has no lesson');
  // What the partner does at the second step was done already.
  bookmark('skylark', { chapter: chapter.id, step: 2, marks: [0, 0], played: ['0 lay 12', '1 lay 5'] });
  const { play, from } = resumed(found.game, chapter);
  expect(from).toBeUndefined();
  expect(play.played).toEqual([]);
});
