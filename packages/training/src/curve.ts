import type { Mark } from './training.js';

const WIDTH = 720;
const HEIGHT = 360;
const LEFT = 56;
const BOTTOM = 44;
const TOP = 40;
const RIGHT = 16;
const STEP = 10;

/** The learning curve as a picture: the mean points of each examination over time, with two standard errors either way. */
export function curve(title: string, marks: readonly Mark[]): string {
  const minutes = Math.max(1, ...marks.map(({ seconds }) => seconds / 60));
  const lows = marks.map(({ mean, spread }) => mean - 2 * spread);
  const highs = marks.map(({ mean, spread }) => mean + 2 * spread);
  const low = Math.floor(Math.min(...lows) / STEP) * STEP;
  const high = Math.ceil(Math.max(...highs) / STEP) * STEP;
  const x = (seconds: number) => LEFT + ((WIDTH - LEFT - RIGHT) * seconds) / 60 / minutes;
  const y = (points: number) => HEIGHT - BOTTOM - ((HEIGHT - BOTTOM - TOP) * (points - low)) / (high - low);
  const lines: string[] = [];
  for (let points = low; points <= high; points += STEP) {
    lines.push(`<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(points)}" y2="${y(points)}" class="grid"/>`);
    lines.push(`<text x="${LEFT - 8}" y="${y(points) + 5}" class="end">${points}</text>`);
  }
  const every = Math.max(1, Math.ceil(minutes / 10));
  for (let minute = 0; minute <= minutes; minute += every)
    lines.push(`<text x="${x(60 * minute)}" y="${HEIGHT - BOTTOM + 20}" class="middle">${minute}</text>`);
  const at = (points: readonly number[]) =>
    marks.map(({ seconds }, i) => `${x(seconds)},${y(points[i] as number)}`);
  lines.push(`<polygon points="${[...at(lows), ...at(highs).reverse()].join(' ')}" class="band"/>`);
  lines.push(`<polyline points="${at(marks.map(({ mean }) => mean)).join(' ')}" class="curve"/>`);
  lines.push(`<text x="${LEFT}" y="22" class="title">${title}</text>`);
  lines.push(`<text x="${(LEFT + WIDTH) / 2}" y="${HEIGHT - 6}" class="middle">minutes of training</text>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${title}">${STYLE}${lines.join('')}</svg>\n`;
}

const STYLE = `<style>text{font:14px sans-serif;fill:#44506b}.title{font-weight:600;font-size:16px}.end{text-anchor:end}.middle{text-anchor:middle}.grid{stroke:#8a97b5;stroke-opacity:.35}.band{fill:#5b7fd0;fill-opacity:.22}.curve{fill:none;stroke:#3f66c4;stroke-width:2.5}@media(prefers-color-scheme:dark){text{fill:#c9d3ea}.curve{stroke:#8fb0ff}}</style>`;
