import type { ClientError, ErrorPlace } from '@aerie/protocol';

/** The most that is told of one (`REPORTED_…` in the contract, which is not in the bundle). */
const LONGEST_MESSAGE = 300;
const MOST_PLACES = 12;
const LONGEST_FILE = 100;

/** `    at name (https://site/file.js:1:2)` of Chromium, `name@https://site/file.js:1:2` of the others. */
const PLACE = /^\s*(?:at (?:(.*?) \()?|(.*?)@)(\S+?):(\d+):(\d+)\)?$/;
const FILE = /^(?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*\.(?:m?js|tsx?)$/;
const NAME = /^[\w$.<> ]{1,60}$/;

/** What browsers say of things that are in order. */
const HARMLESS = /^(?:\w+: )?ResizeObserver loop/;

/** What is told of something that was thrown; undefined where it says nothing. `known`: what must not be in it. */
export function toldError(
  thrown: unknown,
  known: readonly string[],
  origin: string,
): Pick<ClientError, 'message' | 'places'> | undefined {
  const isError = thrown instanceof Error;
  const said = isError
    ? `${thrown.name}: ${thrown.message}`
    : typeof thrown === 'string'
      ? thrown
      : `a thrown ${typeof thrown}`;
  if (HARMLESS.test(said)) return undefined;
  const message = scrubbed(said, known);
  return message === ''
    ? undefined
    : { message, places: isError ? placesOf(thrown.stack ?? '', origin) : [] };
}

/**
 * The first line of a text without what could tell of somebody: addresses, paths, ids, long numbers, and whatever is quoted
 * and does not look like a name in a program. Some harmless words go with it.
 */
export function scrubbed(text: string, known: readonly string[]): string {
  let [line = ''] = text.slice(0, 2000).split(/[\n\r]/);
  for (const word of known) if (word.length > 1) line = line.replaceAll(word, '…');
  return line
    .replace(/\b[a-z][a-z+.-]*:\/?\/?[^\s'"]*[/@][^\s'"]*/gi, '…')
    .replace(/(?:\.{0,2}\/[^\s/'"]+)+/g, '…')
    .replace(/\S*@\S*/g, '…')
    .replace(/(?<!\w)(["'“„‘«`])(.*?)["'”“’»`](?!\w)/g, (quoted, _, inside: string) =>
      /^[A-Za-z_$][\w$]*(?:\.[\w$]+)*$/.test(inside) ? quoted : '“…”',
    )
    .replace(/\b(?=\w*\d)(?=\w*[A-Za-z])\w{8,}\b|\b(?=\w*[A-Z])\w{20,}\b|\d{5,}/g, '…')
    .replace(/\p{Cc}/gu, ' ')
    .slice(0, LONGEST_MESSAGE)
    .trim();
}

/** The places of a stack that are in files of this site's program; whatever else stands there is left out. */
export function placesOf(stack: string, origin: string): ErrorPlace[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, chromiums, others, url = '', at, column] = PLACE.exec(line) ?? [];
      if (!url.startsWith(`${origin}/`)) return [];
      const [file = ''] = url.slice(origin.length + 1).split('?');
      if (file.length > LONGEST_FILE || !FILE.test(file)) return [];
      const name = chromiums ?? others ?? '';
      return [{ file, line: Number(at), column: Number(column), name: NAME.test(name) ? name : null }];
    })
    .slice(0, MOST_PLACES);
}
