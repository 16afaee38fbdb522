import { ABUSES } from './abuses.js';
import { onStorages, type ProofDatabase } from './databases.js';
import { startProcess } from './server-process.js';

/**
 * `npm run proof -- abuse [--storage embedded|postgres] [--only TEXT]`: somebody tries, against a real server, everything by
 * which people could be cheated, watched or kept out: luck that is taken back, ratings of absent people, tokens left behind
 * on a shared device, sockets that outlive their person, ids of unlisted matches, lockouts of others, misleading names. Each
 * attempt must fail, in the way that it says.
 */
export async function abuse(flags: Record<string, string>, say: (line: string) => void): Promise<boolean> {
  return onStorages(flags, say, (database) => abuseOn(database, say, flags.only));
}

/** The proof on one storage. */
async function abuseOn(database: ProofDatabase, say: (line: string) => void, only = ''): Promise<boolean> {
  // Everybody has an address of their own, as behind a proxy.
  const server = await startProcess({ ...database.env, TRUST_PROXY: '1' });
  let tried = 0;
  let succeeded = 0;
  try {
    for (const { name, attempt } of ABUSES) {
      if (!name.includes(only)) continue;
      tried++;
      const fault = await attempt(server.base).catch(
        (error: Error) => `could not be tried: ${error.message}`,
      );
      if (fault === undefined) continue;
      succeeded++;
      say(`${database.name}: ${name}: ${fault}`);
    }
    await server.kill('SIGTERM');
    if (server.log() !== '') say(`${database.name}: the server complained: ${server.log().slice(0, 2000)}`);
    say(JSON.stringify({ storage: database.name, tried, succeeded }));
    return tried > 0 && succeeded === 0 && server.log() === '';
  } finally {
    await server.kill();
  }
}
