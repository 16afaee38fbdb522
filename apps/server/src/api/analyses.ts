import type { analysisEndpoints } from '@aerie/protocol';
import type { Analyses, Finished } from '../analyses/analyses.js';
import { networkOf } from '../common/network-address.js';
import type { TableService } from '../tables/table-service.js';
import { finishedMatch } from './finished-match.js';
import type { Handlers } from './handlers.js';

/** The analysis of matches that are over, for whoever would rather not have their own device do it. */
export function analysisHandlers(
  tables: TableService,
  analyses: Analyses,
): Handlers<keyof typeof analysisEndpoints> {
  const find = async (id: string, person: string | undefined): Promise<Finished> => {
    const { table, live } = await finishedMatch(tables, id, person);
    const seats = table.body.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    return { table: id, live, seats };
  };
  return {
    'GET /api/matches/:table/analysis': async ({ params, person }) =>
      analyses.state(await find(params.table, person?.id)),
    'POST /api/matches/:table/analysis': async ({ params, person, address }) =>
      analyses.begin(await find(params.table, person.id), { person, network: networkOf(address) }),
    'DELETE /api/matches/:table/analysis': async ({ params, person }) => {
      await analyses.stop(await find(params.table, person.id), person);
      return undefined;
    },
  };
}
