import { useApi } from '../../net/api.js';
import { Answered } from './parts.js';
import { tr } from './tr.js';

/** `/admin/news`: the version, and what is new in it. */
export function News() {
  const asked = useApi('GET /api/admin/news');
  return (
    <Answered asked={asked}>
      {({ version, changes }) => (
        <>
          <h2>{`Aerie ${version}`}</h2>
          <p class="soft">{tr('admin.newsAbout')}</p>
          {changes.map(({ kind, items }) => (
            <details key={kind} class="sheet drawer" lang="en" open={items.length < 12}>
              <summary>
                {kind} ({items.length})
              </summary>
              <ul>
                {items.map((item) => (
                  <li key={item}>{item.replaceAll(/[_`]/g, '')}</li>
                ))}
              </ul>
            </details>
          ))}
        </>
      )}
    </Answered>
  );
}
