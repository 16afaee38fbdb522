import type { AnySchool } from '../src/contract/school.js';

const schools = import.meta.glob<AnySchool>('../src/games/*/school/index.ts', {
  eager: true,
  import: 'default',
});
/** Every lesson of every game, and what follows it. */
export const LESSONS = Object.entries(schools).flatMap(([file, { chapters, drills }]) =>
  chapters.map(({ id }, index) => ({
    game: file.split('/')[3] as string,
    chapter: id,
    isFirst: index === 0,
    next: chapters[index + 1]?.id ?? (drills[0] && `drill/${drills[0].id}`),
  })),
);
