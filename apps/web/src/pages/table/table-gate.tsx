import './table-gate.css';
import type { AnswerOf } from '@aerie/protocol';
import { COVERS } from '../../games/registry.js';
import { ErrorPage } from '../../layout/error-page.js';
import { Masthead } from '../../layout/masthead.js';
import { NameGate } from '../../layout/name-gate.js';
import { useApi } from '../../net/api.js';
import { shownName } from '../../table/people.js';
import { WaitingPage } from '../../ui/ui.js';
import { say, t } from '../../words/words.js';

/** Who invites, and to which game. */
function Invited({ to }: { to: AnswerOf<'GET /api/tables/:table/invitation'> }) {
  const cover = COVERS.get(to.game);
  if (!cover) return null;
  const game = say({ key: `game.${to.game}` });
  const { Picture } = cover;
  const host = to.host === null ? null : shownName({ name: to.host, guest: to.guest });
  return (
    <div class="stack invited">
      <div class="banner" aria-hidden="true">
        <Picture />
      </div>
      <h1>{host === null ? game : t('name.invited', { host, game })}</h1>
      <p class="soft">{say({ key: `game.${to.game}.tagline` })}</p>
    </div>
  );
}

/** Shown to a visitor without a session who follows the link of a table: what it is, and the question for a name. */
export function TableGate({ table, onEnter }: { table: string; onEnter(): void }) {
  const { answer } = useApi('GET /api/tables/:table/invitation', { params: { table } });
  if (!answer) return <WaitingPage />;
  if (answer.kind === 'refused' && answer.status === 404) return <ErrorPage kind="noTable" />;
  if (answer.kind !== 'ok') return <NameGate onEnter={onEnter} />;
  return (
    <>
      <Masthead />
      <main class="page narrow stack" data-sky={answer.value.game}>
        <Invited to={answer.value} />
        <NameGate bare onEnter={onEnter} />
      </main>
    </>
  );
}
