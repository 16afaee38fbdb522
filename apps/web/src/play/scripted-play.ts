import type { Reason } from '@aerie/kernel';
import type { TableMessage } from '@aerie/protocol';
import { signal } from '@preact/signals';
import type { Sketch } from './play.js';

/** What replays and lessons share: nobody else sits there, so there is neither clock nor chat, and what people do together is refused. */
export abstract class ScriptedPlay {
  readonly table = signal<TableMessage | undefined>(undefined);
  readonly clocks = signal(undefined);
  readonly chat = undefined;
  readonly sketches = signal<readonly Sketch[]>([]);
  /** The code of the reason why something is refused. */
  protected abstract readonly refusal: string;
  protected readonly refused = async (): Promise<Reason> => ({ code: this.refusal });
  readonly undo = this.refused;
  readonly agreeUndo = this.refused;
  readonly cover = this.refused;
  readonly voteCover = this.refused;
  readonly resign = this.refused;
  readonly rematch = this.refused;
  readonly sketch = this.refused;
  readonly say = this.refused;
}
