/** Where errors go that nobody waits for; `what` says what was being done. */
export type ReportError = (error: unknown, what: string) => void;
