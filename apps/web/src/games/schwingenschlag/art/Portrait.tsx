import './art.css';

/** Adventurers, by seat: hat, hair and beard, so that shape tells them apart. */
const HATS = [
  <path key="pointed" d="M14 30L33 4L54 30Q34 22 14 30Z" />,
  <path key="helmet" d="M15 31Q15 9 34 9Q53 9 53 31ZM31 9H37V3H31Z" />,
  <path key="broad" d="M4 30Q18 26 20 14Q34 6 48 14Q50 26 64 30Q34 38 4 30Z" />,
  <path key="hood" d="M10 50Q8 8 34 6Q60 8 58 50L50 32Q34 20 18 32Z" />,
  <path key="crown" d="M15 30L13 11L24 20L34 8L44 20L55 11L53 30Z" />,
];
const BEARDS = [
  '',
  'M20 42Q34 50 48 42Q46 62 34 64Q22 62 20 42Z',
  'M24 45Q34 50 44 45L41 53Q34 57 27 53Z',
  '',
  'M22 44Q34 49 46 44L34 66Z',
];

/** Head of a seat's adventurer, with a torch at the shoulder. */
export function Portrait({ seat }: { seat: number }) {
  const who = seat % HATS.length;
  return (
    <svg class="ss-art" viewBox="0 0 68 68" aria-hidden="true" style={{ '--ss-c': `var(--seat-${seat})` }}>
      <circle cx="34" cy="34" r="34" class="ss-face-night" />
      <path d="M8 70Q8 54 34 52Q60 54 60 70Z" class="ss-face-owner" />
      <circle cx="34" cy="37" r="17" class="ss-face-skin" />
      {BEARDS[who] && <path d={BEARDS[who]} class="ss-face-hair" />}
      <circle cx="28" cy="37" r="2.200" class="ss-pupil" />
      <circle cx="40" cy="37" r="2.200" class="ss-pupil" />
      <path d={who % 2 ? 'M30 45Q34 48 38 45' : 'M29 45Q34 49 39 45'} class="ss-face-mouth" />
      <g class="ss-face-owner">{HATS[who]}</g>
      <path d="M57 46L59 62" class="ss-face-stick" />
      <path d="M56 45C51 41 53 36 57 31C58 35 62 37 60 42C59 45 58 45 56 45Z" class="ss-i-torch" />
      <circle cx="34" cy="34" r="32.500" class="ss-face-ring" />
    </svg>
  );
}
