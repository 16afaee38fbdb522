import { useApi } from '../../net/api.js';
import { Answered, Who } from './parts.js';
import { day, tr } from './tr.js';

/** `/admin/roles`: who looks after the site. Roles are given on somebody's own page. */
export function Keepers() {
  const asked = useApi('GET /api/admin/roles');
  return (
    <>
      <h2>{tr('admin.part.roles')}</h2>
      <p class="soft">{tr('admin.rolesAbout')}</p>
      <Answered asked={asked}>
        {({ keepers }) => (
          <ul class="sheet plain list">
            {keepers.map(({ role, since, ...one }) => (
              <li key={one.id}>
                <Who who={one} />
                <span class="small soft">
                  {tr(`admin.role.${role}`)} · {tr('admin.sinceDay', { date: day(since) })}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Answered>
    </>
  );
}
