import { api, useApi } from '../../net/api.js';
import { Button } from '../../ui/ui.js';
import { tr } from './tr.js';

/** People whose chat messages are muted; nothing where there are none. */
export function Muted() {
  const { answer, again } = useApi('GET /api/mutes');
  const mutes = answer?.kind === 'ok' ? answer.value.mutes : [];
  if (mutes.length === 0) return null;
  const lift = async (id: string) => {
    await api('DELETE /api/mutes/:id', { params: { id } });
    again();
  };
  return (
    <section class="sheet stack" aria-label={tr('account.muted')}>
      <h2>{tr('account.muted')}</h2>
      <ul class="kept">
        {mutes.map(({ id, name }) => (
          <li key={id}>
            <strong>{name}</strong>
            <Button icon="sound" onClick={() => void lift(id)}>
              {tr('account.hear')} <span class="hidden-visually">{name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
