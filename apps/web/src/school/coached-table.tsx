import { useEffect, useState } from 'preact/hooks';
import type { AnySchool } from '../contract/school.js';
import { myName } from '../play/begin.js';
import * as local from '../play/local.js';
import type { TableModel } from '../table/table-model.js';
import { Companion } from './companion.js';
import { loadSchool } from './load.js';

/** Begins the first real game, against gentle bots and with the coach at one's side; gives its id. */
export function beginCoached(game: string, { companion }: AnySchool): Promise<string> {
  const bots = Array.from({ length: companion.seats - 1 }, () => ({ kind: 'bot' as const, level: 'gentle' }));
  const seats = [{ kind: 'person' as const, name: myName() }, ...bots];
  return local.beginLocal(game, companion.options ?? {}, seats, null, { coached: true });
}

/** The coach of a first game, once its school is there. */
export function CoachOfTable({ model }: { model: TableModel }) {
  const [school, setSchool] = useState<AnySchool>();
  useEffect(() => {
    void loadSchool(model.game.id).then(setSchool);
  }, [model]);
  return school ? <Companion model={model} school={school} /> : null;
}
