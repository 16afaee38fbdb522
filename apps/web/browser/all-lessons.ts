import type { AnySchool, Chapter } from '../src/contract/school.js';

const schools = import.meta.glob<AnySchool>('../src/games/*/school/index.ts', {
  eager: true,
  import: 'default',
});

/** The games that have a school. */
const SCHOOLS = Object.entries(schools).map(([file, school]) => ({
  game: file.split('/')[3] as string,
  school,
}));

/** Where the button at the end of a lesson leads: how the address begins. */
function nextOf(game: string, { chapters, drills }: AnySchool, { id, extra }: Chapter): string {
  const later = chapters.slice(chapters.findIndex((one) => one.id === id) + 1);
  const next = later.find((one) => one.extra === extra);
  if (next) return `/learn/${game}/${next.id}`;
  if (extra) return `/games/${game}`;
  return drills[0] ? `/learn/${game}/drill/${drills[0].id}` : '/local/';
}

/** Every lesson of every game, and what follows it. */
export const LESSONS = SCHOOLS.flatMap(({ game, school }) =>
  school.chapters.map((chapter, index) => ({
    game,
    chapter: chapter.id,
    isFirst: index === 0,
    next: nextOf(game, school, chapter),
  })),
);

/** Every drill of every game, with the answers that are right. */
export const DRILLS = SCHOOLS.flatMap(({ game, school: { drills } }) =>
  drills.map(({ id, right }) => ({ game, drill: id, right: 'goal' in right ? right.solution : right })),
);
