import { cloudOf, type Puff, TONES } from './puffs.js';
import { clamp } from './shape.js';

type Rgb = readonly [number, number, number];
const SHADE: Rgb = [162, 174, 198];
const DUSK: Rgb = [205, 203, 208];
const CREAM: Rgb = [255, 251, 240];
const WHITE: Rgb = [255, 255, 255];

const mix = (a: Rgb, b: Rgb, t: number): Rgb =>
  a.map((c, i) => c + ((b[i] as number) - c) * t) as unknown as Rgb;
const css = (rgb: Rgb): string => `rgb(${rgb.map(Math.round).join()})`;

/** The colour of a light from 0 to 1: blue-grey, warm grey, cream, white. */
function colour(light: number): Rgb {
  const t = clamp(light, 0, 1) * 3;
  if (t < 1) return mix(SHADE, DUSK, t);
  return t < 2 ? mix(DUSK, CREAM, t - 1) : mix(CREAM, WHITE, t - 2);
}

/** Paint for skies and clouds; needed once in a document, whatever the number of clouds. */
export function cloudPaint(prefix = 'cloud'): string {
  const tones = Array.from({ length: TONES }, (_, tone) => {
    const light = tone / (TONES - 1);
    return (
      `<radialGradient id="${prefix}-${tone}" cx=".5" cy=".5" r=".5" fx=".36" fy=".3">` +
      `<stop stop-color="${css(colour(light + 0.16))}"/>` +
      `<stop offset=".55" stop-color="${css(colour(light))}" stop-opacity=".96"/>` +
      `<stop offset=".82" stop-color="${css(colour(light - 0.1))}" stop-opacity=".55"/>` +
      `<stop offset="1" stop-color="${css(colour(light - 0.16))}" stop-opacity="0"/></radialGradient>`
    );
  });
  const mist =
    `<radialGradient id="${prefix}-mist"><stop stop-color="#fff" stop-opacity=".5"/>` +
    `<stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>`;
  const sky =
    `<linearGradient id="${prefix}-sky" x1=".3" y1="0" x2=".55" y2="1"><stop stop-color="#3f8fd2"/>` +
    `<stop offset=".55" stop-color="#79b8e4"/><stop offset="1" stop-color="#d6e3e6"/></linearGradient>`;
  const air =
    `<filter id="${prefix}-air" x="-100" y="-100" width="200" height="200" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">` +
    `<feGaussianBlur in="SourceGraphic" stdDeviation="1.1" result="soft"/>` +
    `<feTurbulence type="fractalNoise" baseFrequency=".045" numOctaves="3" seed="4"/>` +
    `<feDisplacementMap in="soft" scale="15" xChannelSelector="R" yChannelSelector="G"/></filter>`;
  return `<defs>${sky}${mist}${tones.join('')}${air}</defs>`;
}

const circle = ({ x, y, r }: Puff, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#${fill})"/>`;

/** The inside of a card as SVG, in a square from -100 to 100; `cloudPaint` with the same prefix must stand beside it. */
export function cloudMarkup(number: number, prefix = 'cloud'): string {
  const { mist, body } = cloudOf(number);
  return [
    `<circle r="100" fill="url(#${prefix}-sky)"/>`,
    `<g filter="url(#${prefix}-air)">`,
    ...mist.map((puff) => circle(puff, `${prefix}-mist`)),
    ...body.map((puff) => circle(puff, `${prefix}-${puff.tone}`)),
    '</g>',
  ].join('');
}

/** A card as a picture of its own, for `<img>` and files. */
export const cloudSvg = (number: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 200">${cloudPaint()}${cloudMarkup(number)}</svg>`;
