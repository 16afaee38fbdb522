import { logLineWords, reasonWords } from '../../table/people.js';
import { labelled } from '../../ui/labelled.js';
import { Button, Notice } from '../../ui/ui.js';
import { say } from '../../words/words.js';
import type { ReplaySession } from './session/replay-session.js';
import { tr } from './tr.js';

/** The line that is tried, in words, with the way to take it back; stands in place of the playback controls. */
export function Trying({ session }: { session: ReplaySession }) {
  const { at, model, play } = session;
  const count = play.line.value?.length ?? 0;
  const people = model.people.value;
  const lines = model.player.log.value.filter(({ number, heading }) => number >= at && !heading);
  const refused = model.refused.value;
  return (
    <section class="controls trying" aria-label={tr('replay.tried')}>
      {lines.length === 0 ? (
        <p class="soft">{tr('replay.tryAbout')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must get there
        <ol class="tried" aria-label={tr('replay.tried')} tabIndex={0}>
          {lines.map((line, i) => (
            <li key={i}>{logLineWords(line, people)}</li>
          ))}
        </ol>
      )}
      {refused && <Notice bad>{reasonWords(model.game.id, refused.reason)}</Notice>}
      <div class="row">
        <Button
          icon="undo"
          whyNot={count === 0 ? tr('replay.nothingTried') : undefined}
          onClick={() => session.back()}
        >
          {tr('replay.takeBack')}
        </Button>
        <Button look="quiet" onClick={() => session.endTrying()}>
          {tr('replay.endTrying')}
        </Button>
      </div>
    </section>
  );
}

/** What is asked of whoever decides next in the line. */
export function askedInLine({ model }: ReplaySession): string | undefined {
  const side = model.side.value;
  if (side?.seat == null || model.player.busy.value || (side.answers.length === 0 && !side.open))
    return undefined;
  return labelled(model.names.value[side.seat] ?? '', say(model.ui.prompt(side.view, side.seat)));
}
