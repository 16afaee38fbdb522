/**
 * A cookie that the server sets: not readable for scripts, not sent by other sites. Over https its name begins with
 * `__Host-`, so that browsers take it from this very host only, and no neighbour can plant one. A cookie of the plain
 * name, from before or from http, is read as well, and replaced.
 */
export class SiteCookie {
  constructor(
    private readonly name: string,
    /** How long a browser keeps it. */
    private readonly seconds: number,
  ) {}

  /** Its value in the header `Cookie`. */
  value(header: string | undefined): string | undefined {
    return valueIn(header, this.hostName) ?? valueIn(header, this.name);
  }

  /** The headers `Set-Cookie` that give it a value. */
  set(value: string, secure: boolean): string[] {
    if (!secure) return [written(this.name, value, this.seconds, secure)];
    return [written(this.hostName, value, this.seconds, secure), written(this.name, '', 0, secure)];
  }

  /** The headers `Set-Cookie` that take it away. */
  clear(secure: boolean): string[] {
    const names = secure ? [this.hostName, this.name] : [this.name];
    return names.map((name) => written(name, '', 0, secure));
  }

  private get hostName(): string {
    return `__Host-${this.name}`;
  }
}

const written = (name: string, value: string, seconds: number, secure: boolean): string =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

function valueIn(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=');
    if (part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}
