import type { ErrorCode, ErrorFields, ErrorStatus } from '@aerie/protocol';

/** What has to be said with a code besides the code. */
type Fields<C extends ErrorCode> =
  Record<never, never> extends ErrorFields<C> ? [fields?: ErrorFields<C>] : [fields: ErrorFields<C>];

/** A request over HTTP is refused; thrown. The answer is the status and `{ error: code, …fields }`. */
export class HttpError<C extends ErrorCode = ErrorCode> extends Error {
  readonly fields: Readonly<Record<string, string | number>>;

  constructor(
    readonly status: ErrorStatus,
    readonly code: C,
    ...[fields]: Fields<C>
  ) {
    super(code);
    this.fields = { ...fields };
  }
}
