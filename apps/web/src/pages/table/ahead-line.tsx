import './ahead-line.css';
import type { Ahead } from '@aerie/protocol';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../../net/api.js';
import { isOffered } from '../../net/session.js';
import type { TableModel } from '../../table/table-model.js';
import { Button, Link, Notice } from '../../ui/ui.js';
import { t } from '../../words/words.js';

/** How often it is looked again what became of answers ahead, while the seat is asked. */
const AGAIN_MS = 5000;

const WHY_VOID = {
  noneFits: 'table.aheadVoid.noneFits',
  noLonger: 'table.aheadVoid.noLonger',
  answered: 'table.aheadVoid.answered',
  takenBack: 'table.aheadVoid.takenBack',
  newRules: 'table.aheadVoid.newRules',
} as const;

/** At a table over days, for whoever plays there: what they have left to be answered, and the way to leave answers. */
export function AheadLine({ model, table }: { model: TableModel; table: string }) {
  const { status, clock, seats = [] } = model.table.value ?? {};
  const plays = seats.some(({ mine, resigned, cover }) => mine && !resigned && cover === null);
  if (!isOffered('ahead') || status !== 'running' || clock?.kind !== 'days' || !plays) return null;
  return <Left model={model} table={table} />;
}

function Left({ model, table }: { model: TableModel; table: string }) {
  const { plan, drop } = useLeft(model, table);
  const to = `/ahead/${table}`;
  if (plan?.void)
    return (
      <Notice bad>
        <span>{t(WHY_VOID[plan.void])}</span>
        <Link to={to} look="plain">
          {t('table.aheadAgain')}
        </Link>
        <Button look="quiet" onClick={drop}>
          {t('table.aheadDrop')}
        </Button>
      </Notice>
    );
  return (
    <p class="ahead-line">
      {plan && <span>{t(plan.due === null ? 'table.aheadLeft' : 'table.aheadDue')}</span>}
      <Link to={to} icon="hourglass" look="quiet">
        {t(plan ? 'table.aheadChange' : 'table.ahead')}
      </Link>
    </p>
  );
}

/** What the viewer has left at a table, looked up at every move, and again and again while they are asked. */
function useLeft(model: TableModel, table: string): { plan: Ahead['plan']; drop(): void } {
  const [plan, setPlan] = useState<Ahead['plan']>(null);
  const number = model.player.moment.value?.number;
  const isWaiting = model.myTurn.value && plan !== null && plan.void === null;
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const answer = await api('GET /api/tables/:table/ahead', { params: { table } });
      if (!isGone && answer.kind === 'ok') setPlan(answer.value.plan);
    };
    void look();
    const timer = isWaiting ? setInterval(() => void look(), AGAIN_MS) : undefined;
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [table, number, isWaiting]);
  const drop = () => {
    setPlan(null);
    void api('DELETE /api/tables/:table/ahead', { params: { table } });
  };
  return { plan, drop };
}
