/** A browser that makes HTTP requests and keeps its cookie. */
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
    const set = response.headers.get('set-cookie')?.split(';')[0];
    if (set !== undefined) this.cookie = set === 'aerie=' ? '' : set;
    const text = await response.text();
    return {
      status: response.status,
      body: JSON.parse(text) as Record<string, unknown>,
      retryAfter: Number(response.headers.get('retry-after')),
    };
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
