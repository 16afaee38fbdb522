/** What the build has written down about licences. */
export interface Licences {
  readonly own: string;
  readonly libraries: readonly {
    readonly name: string;
    readonly version: string;
    readonly licence: string;
    readonly text: string;
  }[];
}

export async function loadLicences(): Promise<Licences> {
  const answer = await fetch('/licences.json');
  if (!answer.ok) throw new Error(`licences: ${answer.status}`);
  return (await answer.json()) as Licences;
}
