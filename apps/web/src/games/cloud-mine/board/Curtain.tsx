import './curtain.css';
import type { Seat } from '@aerie/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../../ui/ui.js';
import { Hill } from '../art/Hill.js';
import { Portrait } from '../art/Portrait.js';
import { word } from './word.js';

/** Where people share a screen: nobody sees the next secret before its owner holds the device. */
export function Curtain({ seat, name, lift }: { seat: Seat; name: string; lift(): void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div class="cm-curtain">
      <Hill />
      <div class="cm-curtain-note">
        <span class="cm-curtain-face">
          <Portrait seat={seat} />
        </span>
        <h2 ref={heading} tabIndex={-1}>
          {word('pass', { name })}
        </h2>
        <p>{word('passAbout', { name })}</p>
        <Button look="primary" size="big" onClick={lift}>
          {word('lift', { name })}
        </Button>
      </div>
    </div>
  );
}
