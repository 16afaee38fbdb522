/** A token by which a program plays in somebody's name; the token itself is shown once, when it is made. */
export interface TokenInfo {
  /** Its SHA-256 in hexadecimal. */
  readonly id: string;
  /** What its owner calls it. */
  readonly name: string;
  /** As ISO 8601. */
  readonly createdAt: string;
}
export interface NewToken extends TokenInfo {
  readonly token: string;
}
export interface TokenList {
  readonly tokens: readonly TokenInfo[];
}
