import type { Reaction } from '@aerie/protocol';
import type { ComponentChildren, JSX } from 'preact';

/** Two eyes of a face. */
const Eyes = () => (
  <>
    <circle cx="8.6" cy="10" r="1.3" />
    <circle cx="15.4" cy="10" r="1.3" />
  </>
);

const Face = ({ children }: { children: ComponentChildren }) => (
  <>
    <circle class="react-paper" cx="12" cy="12" r="9.5" />
    {children}
  </>
);

/** Fingers are laid twice: broad and dark, then narrow and light, like paper with an edge. */
const FINGERS = 'M7.800 13V7.500M11 12.500V5M14.200 12.500V5.500M17.400 13V8';

const DRAWINGS: Readonly<Record<Reaction, JSX.Element>> = {
  hello: (
    <>
      <path class="react-edge" d={FINGERS} />
      <path
        class="react-paper"
        d="M6.200 12h12.600v3.200a5.800 5.800 0 0 1-10.600 3.200L3.600 13.800q1.200-1.500 2.600-.3z"
      />
      <path class="react-hand" d={FINGERS} />
      <path class="react-air" d="M20 3q2.300 1.700 2.300 4.500M4 20.500q-2.300-1.700-2.300-4.500" />
    </>
  ),
  bravo: (
    <path
      class="react-paper"
      d="M12 2.500l2.800 6 6.500.8-4.800 4.500 1.300 6.500L12 17l-5.800 3.300 1.300-6.500L2.700 9.300l6.500-.8z"
    />
  ),
  thanks: (
    <path
      class="react-heart"
      d="M12 20.500C5.500 15.800 2.800 12.300 2.800 8.800A4.700 4.700 0 0 1 12 7.200a4.700 4.700 0 0 1 9.200 1.600c0 3.500-2.700 7-9.200 11.700z"
    />
  ),
  laugh: (
    <Face>
      <path class="react-line" d="M6.800 10.500q1.700-2.300 3.400 0M13.800 10.500q1.700-2.300 3.400 0" />
      <path d="M7.200 13.300h9.600a4.800 4.800 0 0 1-9.600 0z" />
    </Face>
  ),
  wow: (
    <Face>
      <Eyes />
      <path class="react-line" d="M7 6.800q1.500-1 3 0M14 6.800q1.500-1 3 0" />
      <ellipse cx="12" cy="16" rx="2.200" ry="2.800" />
    </Face>
  ),
  oops: (
    <Face>
      <Eyes />
      <path
        class="react-line"
        d="M7.500 16.300l1.800-1.600 1.800 1.600 1.800-1.600 1.800 1.600 1.800-1.600"
      />
      <path class="react-drop" d="M19.300 3.500q2.600 3.600 0 4.700q-2.600-1.100 0-4.700z" />
    </Face>
  ),
};

/** A reaction, cut from paper. It is for the eye: whoever shows it says it in words, too. */
export const ReactionArt = ({ of }: { of: Reaction }) => (
  <svg class="reaction-art" viewBox="0 0 24 24" aria-hidden="true">
    {DRAWINGS[of]}
  </svg>
);
