/** Something that the keeper of a site asks for cannot be done; told as it stands. `code` is the exit code. */
export class CommandError extends Error {
  constructor(
    message: string,
    /** 1: it is not so. 2: it was not understood. */
    readonly code: 1 | 2 = 1,
  ) {
    super(message);
  }
}
