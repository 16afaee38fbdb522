import type { AnySchool } from '../src/contract/school.js';

const schools = import.meta.glob<AnySchool>('../src/games/*/school/index.ts', {
  eager: true,
  import: 'default',
});
/** The games that have a school. */
const SCHOOLS = Object.entries(schools).map(([file, school]) => ({
  game: file.split('/')[3] as string,
  school,
}));

/** Every lesson of every game, and what follows it. */
export const LESSONS = SCHOOLS.flatMap(({ game, school: { chapters, drills } }) =>
  chapters.map(({ id }, index) => ({
    game,
    chapter: id,
    isFirst: index === 0,
    next: chapters[index + 1]?.id ?? (drills[0] && `drill/${drills[0].id}`),
  })),
);

/** Every drill of every game, with the answers that are right. */
export const DRILLS = SCHOOLS.flatMap(({ game, school: { drills } }) =>
  drills.map(({ id, right }) => ({ game, drill: id, right: 'goal' in right ? right.solution : right })),
);
