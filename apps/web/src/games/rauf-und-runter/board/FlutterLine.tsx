import { say } from '../../../words/words.js';
import type { Picture } from '../animation.js';
import { marks } from './terms.js';

const TERM_OF = { Past: 'flutterPast', Now: 'flutter', Next: 'flutterNext' } as const;

/** The seven flutter numbers on the clothesline; this round's is the big one. */
export function FlutterLine({ p, lit }: { p: Picture; lit: ReadonlySet<string> }) {
  return (
    <ol class="rr-line" aria-label={say({ key: 'rauf-und-runter.board.flutters' })}>
      {p.flutter.map((number, i) => {
        const when = i < p.round ? 'Past' : i === p.round ? 'Now' : 'Next';
        const bright = lit.has(`card:${number}`) || (when === 'Now' && lit.has('flutter'));
        return (
          <li
            // Another round is another line, not the same cards moved.
            key={`${number} ${p.round}`}
            class={`rr-flutter rr-flutter-${when.toLowerCase()}${bright ? ' rr-lit' : ''}`}
            style={{ '--rr-i': i }}
          >
            <span class="rr-hidden">
              {say({ key: `rauf-und-runter.board.flutter${when}`, args: { round: i + 1, number } })}
            </span>
            <span class="rr-peg" aria-hidden="true" />
            <span class="rr-flutter-card" aria-hidden="true" {...marks(TERM_OF[when])}>
              {when === 'Now' && (
                <small>{say({ key: 'rauf-und-runter.board.round', args: { round: i + 1 } })}</small>
              )}
              <b>{number}</b>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
