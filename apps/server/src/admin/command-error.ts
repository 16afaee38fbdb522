/** An admin command cannot be carried out; the message is printed as it is. `code` is the exit code. */
export class CommandError extends Error {
  constructor(
    message: string,
    /** 1: it cannot be done. 2: it was not understood. */
    readonly code: 1 | 2 = 1,
  ) {
    super(message);
  }
}
