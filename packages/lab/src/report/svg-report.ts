import { wrapped } from '../text/wrap.js';
import { commandOf, panels, titleOf } from './panels.js';
import { WIDTH } from './plots.js';
import { COLOURS, PLOTS, SERIF } from './style.js';
import { element, escaped, rect, text } from './svg.js';
import type { Simulation } from './tally.js';

const MARGIN = 48;
const LINE = 21;
/** Letters that fit into a line of text; a little less than do, since fonts differ. */
const LETTERS = 88;

const STYLE = `${COLOURS}${PLOTS}
svg .paper { fill: var(--paper); }
svg .title { font-family: ${SERIF}; font-size: 28px; font-weight: 600; }
svg .heading { font-family: ${SERIF}; font-size: 23px; font-weight: 600; }`;

/** All plots in one picture, one below the other. */
export function svgReport(simulation: Simulation): string {
  const parts: string[] = [text(0, 32, titleOf(simulation), 'title')];
  let y = 52;
  const write = (words: string, as: string): void => {
    for (const line of wrapped(words, LETTERS)) {
      y += LINE;
      parts.push(text(0, y, line, as));
    }
  };
  write(commandOf(simulation), 'small');
  for (const panel of panels(simulation.tally)) {
    y += 64;
    parts.push(text(0, y, panel.title, 'heading'));
    y += 6;
    write(panel.words, 'words');
    y += 24;
    parts.push(element('g', { transform: `translate(0 ${y})` }, panel.plot.inside));
    y += panel.plot.height;
  }
  const [width, height] = [WIDTH + 2 * MARGIN, y + 2 * MARGIN];
  const inside = [
    element('title', {}, escaped(titleOf(simulation))),
    element('style', {}, escaped(STYLE)),
    rect(0, 0, width, height, 'paper'),
    element('g', { transform: `translate(${MARGIN} ${MARGIN})` }, parts.join('\n')),
  ];
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
  };
  return `${element('svg', attributes, inside.join('\n'))}\n`;
}
