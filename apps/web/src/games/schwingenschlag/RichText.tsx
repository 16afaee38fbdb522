import './board/cards.css';
import { tokenText } from '@aerie/schwingenschlag';
import { isSign, ROW_SIGNS, Sign, type SignName } from './art/icons.js';
import { tongue } from './names.js';
import { marksSign } from './terms.js';

const TOKEN = /(\{[a-z]+(?::\w+)?\})/;

const ROW_OF: Readonly<Record<string, SignName>> = { C: ROW_SIGNS[0], G: ROW_SIGNS[1], A: ROW_SIGNS[2] };

function Token({ token, several }: { token: string; several: boolean }) {
  const [kind, value] = token.split(':') as [string, string | undefined];
  const words = tokenText(token, tongue(), several);
  if (kind === 'points')
    return (
      <>
        <b class="ss-points-token" aria-hidden="true">
          {value}
        </b>
        <span class="ss-hidden">{words}</span>
      </>
    );
  if (value === undefined && isSign(kind))
    return (
      <>
        <Sign name={kind} {...marksSign(kind)} />
        <span class="ss-hidden">{words}</span>
      </>
    );
  const sign =
    value === undefined ? undefined : kind === 'row' ? ROW_OF[value] : isSign(value) ? value : undefined;
  return (
    <span class="ss-token" {...(sign ? marksSign(sign) : {})}>
      {kind !== 'timing' && sign && <Sign name={sign} />}
      {words}
    </span>
  );
}

/** A text of the cards with signs in the place of its tokens; whoever hears it hears words. */
export function RichText({ text }: { text: string }) {
  const parts = text.split(TOKEN);
  return (
    <>
      {parts.map((part, i) => {
        if (!TOKEN.test(part)) return part;
        const before = /(\d+) $/.exec(parts[i - 1] ?? '')?.[1];
        return <Token key={i} token={part.slice(1, -1)} several={before !== undefined && before !== '1'} />;
      })}
    </>
  );
}
