/** A browser that makes HTTP requests and keeps its cookies. */
export class HttpClient {
  constructor(
    readonly base: string,
    public cookie = '',
    private readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  async ask(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; body: Record<string, unknown>; retryAfter: number }> {
    const response = await fetch(this.base + path, {
      method,
      headers: { ...this.headers, ...(this.cookie ? { cookie: this.cookie } : {}) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const set of response.headers.getSetCookie()) this.keep(set.split(';')[0] as string);
    const text = await response.text();
    return {
      status: response.status,
      body: JSON.parse(text) as Record<string, unknown>,
      retryAfter: Number(response.headers.get('retry-after')),
    };
  }

  /** Goes to a page of whatever kind, and follows nothing by itself. */
  async visit(
    method: string,
    address: string,
    form?: URLSearchParams,
  ): Promise<{ status: number; location: string | undefined; text: string }> {
    const response = await fetch(address, {
      method,
      redirect: 'manual',
      headers: this.cookie ? { cookie: this.cookie } : {},
      ...(form ? { body: form } : {}),
    });
    for (const set of response.headers.getSetCookie()) this.keep(set.split(';')[0] as string);
    const location = response.headers.get('location') ?? undefined;
    return { status: response.status, location, text: await response.text() };
  }

  /** Keeps a cookie in place of the one of that name; one that is empty is deleted. */
  private keep(set: string): void {
    const name = set.slice(0, set.indexOf('=') + 1);
    const others = this.cookie.split('; ').filter((one) => one !== '' && !one.startsWith(name));
    this.cookie = (set === name ? others : [set, ...others]).join('; ');
  }

  /** Makes a request that must succeed. */
  async must(method: string, path: string, body?: unknown): Promise<Record<string, unknown>> {
    const answer = await this.ask(method, path, body);
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer.body;
  }

  async id(): Promise<string> {
    const { person } = (await this.must('GET', '/api/session')) as { person: { id: string } };
    return person.id;
  }
}
