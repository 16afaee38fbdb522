import { useApi } from '../../net/api.js';
import { Answered, Who } from './parts.js';
import { minute, tr } from './tr.js';

/** `/admin/notices`: whom notices of their turn do not reach, and why. */
export function Notices() {
  const asked = useApi('GET /api/admin/notices');
  return (
    <>
      <h2>{tr('admin.part.notices')}</h2>
      <p class="soft">{tr('admin.noticesAbout')}</p>
      <Answered asked={asked}>
        {({ failures }) =>
          failures.length === 0 ? (
            <p>{tr('admin.noNotices')}</p>
          ) : (
            <ul class="sheet plain list">
              {failures.map(({ person, channel, times, at, why }) => (
                <li key={`${person.id} ${channel}`}>
                  <span>
                    <Who who={person} /> · {channelWords()[channel]} · {tr('admin.times', { times })}
                  </span>
                  <span class="small soft">
                    {minute(at)} · <span lang="en">{why}</span>
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
    </>
  );
}

const channelWords = () => ({
  mail: tr('admin.channel.mail'),
  push: tr('admin.channel.push'),
  webhook: tr('admin.channel.webhook'),
});
