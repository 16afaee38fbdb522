import { memo } from '../../../ui/memo.js';
import './art.css';

/** The hill on which one lies, cut from paper, at the foot of a picture. */
export const Hill = memo(() => {
  return (
    <svg class="cm-art cm-hill" viewBox="0 0 800 220" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <path class="cm-hill-3" d="M0 96Q140 40 300 84T560 70T800 92V220H0Z" />
      <path class="cm-hill-2" d="M0 140Q180 76 380 128T800 110V220H0Z" />
      <g class="cm-tree" transform="translate(664 62)">
        <path class="cm-trunk" d="M-4 62L-3 10H4L6 62Z" />
        <circle class="cm-leaf" r="26" cy="-6" />
        <circle class="cm-leaf" r="20" cx="-22" cy="10" />
        <circle class="cm-leaf" r="20" cx="22" cy="8" />
        <circle class="cm-leaf-lit" r="14" cx="-9" cy="-14" />
      </g>
      <path class="cm-hill-1" d="M0 176Q240 122 460 164T800 156V220H0Z" />
      {[60, 150, 262, 338, 452, 560, 610, 722].map((x, i) => (
        <path key={x} class="cm-blade" d={`M${x} ${178 + ((i * 7) % 20)}l4 -13l3 13l6 -9l1 10Z`} />
      ))}
      {[104, 236, 402, 520, 690].map((x, i) => (
        <g key={x} transform={`translate(${x} ${182 + ((i * 11) % 18)})`}>
          <circle r="4" class="cm-petal" />
          <circle r="1.600" class="cm-pollen" />
        </g>
      ))}
    </svg>
  );
});
