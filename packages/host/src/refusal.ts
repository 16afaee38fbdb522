import type { Reason } from '@aerie/kernel';
import type { SERVER_REASONS } from '@aerie/protocol';

type Code = (typeof SERVER_REASONS)[number];

/** A request is refused; thrown, and answered with the reason. */
export class Refusal extends Error {
  constructor(readonly reason: Reason) {
    super(reason.code);
  }
}

export function refuse(code: Code, args?: Reason['args']): never {
  throw new Refusal(args ? { code, args } : { code });
}
