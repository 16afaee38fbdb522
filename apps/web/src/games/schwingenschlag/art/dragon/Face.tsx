import type { ComponentChildren } from 'preact';
import type { Head } from './head.js';
import type { Kind } from './kind.js';

/** Horns behind the skull, in the head's own measure: the skull is a circle of 8 around 0/0, the snout points left. */
function Horns({ kind }: { kind: Head['horns'] }) {
  switch (kind) {
    case 'swept':
      return <path class="ss-horn" d="M1 -6C7 -13 14 -15 20 -13C14 -11 10 -7 7 -2Z" />;
    case 'antler':
      return <path class="ss-horn" d="M1 -6C4 -13 4 -17 9 -22L9 -17L15 -19L10 -13C9 -9 8 -6 6 -4Z" />;
    case 'ram':
      return (
        <path class="ss-horn" d="M0 -7C8 -15 18 -10 16 -1C15 5 8 5 8 0C8 -2 11 -3 12 -1C12 -6 7 -8 4 -3Z" />
      );
    case 'spike':
      return <path class="ss-horn" d="M-3 -7L1 -19L4 -6Z" />;
    case 'twin':
      return (
        <path
          class="ss-horn"
          d="M-2 -7C0 -13 3 -15 6 -18C5 -13 4 -10 3 -6ZM4 -6C8 -11 11 -12 15 -13C12 -9 10 -6 7 -2Z"
        />
      );
    case 'none':
      return null;
  }
}

function Ears({ kind }: { kind: Head['ears'] }) {
  switch (kind) {
    case 'leaf':
      return <path class="ss-of-skin" d="M5 -3C10 -8 15 -7 18 -4C15 0 10 2 6 1Z" />;
    case 'fin':
      return <path class="ss-of-skin" d="M5 -3L16 -8L14 -3L18 0L13 2L15 6L6 3Z" />;
    case 'tuft':
      return <path class="ss-of-crest" d="M5 -3L13 -7L10 -3L15 -1L9 1L12 5L5 3Z" />;
    case 'frill':
      return <path class="ss-of-crest" d="M3 -7Q12 -13 12 -8Q18 -7 14 -3Q19 0 14 2Q15 7 9 6Q6 9 3 6Z" />;
    case 'none':
      return null;
  }
}

/** Brow and lid, which give a dragon its expression. */
function Eye({ trait, size, asleep }: { trait: Kind['trait']; size: number; asleep: boolean }) {
  const r = 2.7 * size;
  if (asleep) return <path class="ss-brow" d={`M${-2.5 - r} -2Q-2.500 ${r - 1} ${-2.5 + r} -2.600`} />;
  return (
    <g transform="translate(-2.5 -2.2)">
      <circle r={r} class="ss-eye" />
      <ellipse
        cx={trait === 'shy' ? 0.2 : -0.5}
        cy={trait === 'shy' ? 0.8 : 0.1}
        rx={r * 0.36}
        ry={r * 0.68}
        class="ss-pupil"
      />
      <circle cx={-r * 0.32} cy={-r * 0.4} r={r * 0.2} class="ss-glint" />
      {trait === 'aggressive' && (
        <path
          class="ss-lid"
          d={`M${-r * 1.3} ${-r * 0.2}L${r * 1.2} ${-r * 1.25}L${-r * 1.1} ${-r * 1.5}Z`}
        />
      )}
      {trait === 'shy' && (
        <path
          class="ss-lid"
          d={`M${-r * 1.15} ${-r * 0.1}Q0 ${-r * 0.5} ${r * 1.15} ${-r * 0.1}Q${r} ${-r * 1.3} 0 ${-r * 1.3}Q${-r} ${-r * 1.3} ${-r * 1.15} ${-r * 0.1}Z`}
        />
      )}
      {trait === 'playful' && (
        <path class="ss-brow" d={`M${-r} ${-r * 1.5}Q0 ${-r * 2.2} ${r} ${-r * 1.6}`} />
      )}
      {trait === 'helpful' && (
        <path class="ss-brow" d={`M${-r * 0.9} ${-r * 1.7}Q0 ${-r * 1.9} ${r * 1.1} ${-r * 1.1}`} />
      )}
    </g>
  );
}

/** The upper side of a muzzle, or a beak with a comb above it. */
function Muzzle({ tip, beak }: { tip: number; beak: boolean }) {
  if (beak)
    return (
      <>
        <path class="ss-of-crest" d="M-7 -7Q-9 -13 -4 -12Q-3 -17 1 -13Q5 -17 6 -11Q11 -10 7 -4Z" />
        <path class="ss-of-body" d="M7 -4C4 -10 -4 -10 -8 -6Q-11 -2 -8 4L3 6.500C8 6 10 1 7 -4Z" />
        <path class="ss-horn" d="M-7 -5Q-16 -6 -19 5Q-13 2 -8 4Z" />
      </>
    );
  return (
    <path
      class="ss-of-body"
      d={`M7 -4C4 -10 -4 -10 -8 -6C${tip * 0.6} -5 ${tip} -4 ${tip - 1} 0C${tip - 1} 3 ${tip + 3} 5 ${tip * 0.5} 5L3 6.500C8 6 10 1 7 -4Z`}
    />
  );
}

/** The head of a puppet, pinned to its neck, with what it wears. */
export function Face({
  head,
  trait,
  children,
}: {
  head: Head;
  trait: Kind['trait'];
  children?: ComponentChildren;
}) {
  const { at, nod, jaw, scale, snout, horns, ears, nose, beard, whiskers, beak, eye, back, asleep } = head;
  const tip = -8 - 11 * snout;
  return (
    <g
      transform={`translate(${at[0].toFixed(1)} ${at[1].toFixed(1)}) scale(${(back ? -scale : scale).toFixed(2)} ${scale.toFixed(2)}) rotate(${(-nod).toFixed(1)})`}
    >
      <Horns kind={horns} />
      <Ears kind={ears} />
      <g transform={`rotate(${-jaw} 2 4)`}>
        {trait === 'playful' && !beak && (
          <path
            class="ss-tongue"
            d={`M${tip * 0.5} 5Q${tip} 5 ${tip - 3} 11Q${tip + 3} 11 ${tip * 0.4} 7Z`}
          />
        )}
        <path
          class="ss-of-shade"
          d={`M4 3L${tip + 3} 3.600Q${tip + 1} 6.500 ${tip + 5} 7.200L-2 9Q5 8 6 3Z`}
        />
        {beard && <path class="ss-of-crest" d="M-4 8L-8 17L-2 11L-1 18L2 8Z" />}
      </g>
      {jaw > 12 && !beak && (
        <path class="ss-tooth" d={`M${tip + 3} 4l1 3.400l1.500 -3.200l1.500 3l1.500 -3Z`} />
      )}
      <Muzzle tip={tip} beak={beak} />
      {whiskers && (
        <path
          class="ss-whisker"
          d={`M${tip + 2} 2Q${tip - 6} 6 ${tip - 6} 14M${tip + 4} 3Q${tip + 4} 10 ${tip} 16`}
        />
      )}
      {nose && <path class="ss-horn" d={`M${tip + 1} -2.500L${tip - 1} -9L${tip + 5} -3.600Z`} />}
      <circle cx={beak ? -11 : tip + 2} cy={beak ? -1.5 : -0.4} r="1" class="ss-nostril" />
      {jaw <= 4 && !beak && (
        <path class="ss-mouth" d={`M${tip + 2} 4Q${tip * 0.5} ${trait === 'shy' ? 3 : 6.4} -3 3.400`} />
      )}
      {trait === 'shy' && <circle cx="-5" cy="3" r="2" class="ss-blush" />}
      <Eye trait={trait} size={eye} asleep={asleep} />
      <circle cx="4" cy="1" r="1.300" class="ss-pin" />
      {children}
    </g>
  );
}
