import type { KeptClientError } from '@aerie/protocol';
import { api, useApi } from '../../net/api.js';
import { Answered, Facts, SureButton } from './parts.js';
import { minute, number, tr } from './tr.js';

/** `/admin/errors`: what went wrong in the browsers of people who have agreed to tell it. */
export function Errors() {
  const asked = useApi('GET /api/admin/client-errors');
  return (
    <>
      <h2>{tr('admin.part.errors')}</h2>
      <p class="soft">{tr('admin.errorsAbout')}</p>
      <Answered asked={asked}>
        {({ errors }) =>
          errors.length === 0 ? (
            <p>{tr('admin.noErrors')}</p>
          ) : (
            <ul class="plain stack">
              {errors.map((error) => (
                <SeenError key={error.id} error={error} onDone={asked.again} />
              ))}
            </ul>
          )
        }
      </Answered>
    </>
  );
}

function SeenError({ error, onDone }: { readonly error: KeptClientError; onDone(): void }) {
  const { id, message, places, times, first, last, version, browsers, pages } = error;
  return (
    <li>
      <article class="sheet stack" aria-label={message}>
        <p class="said" lang="en">
          <code>{message}</code>
        </p>
        <Facts
          all={[
            [tr('admin.errorTimes'), number(times)],
            [tr('admin.errorFirst'), minute(first)],
            [tr('admin.errorLast'), minute(last)],
            [tr('admin.errorPages'), pages.join(', ')],
            [tr('admin.errorBrowsers'), browsers.join(', ')],
            [tr('admin.errorVersion'), version],
          ]}
        />
        {places.length > 0 && (
          <details class="drawer">
            <summary>{tr('admin.errorPlaces')}</summary>
            <ol class="lines" lang="en">
              {places.map(({ file, line, column, name, source }) => (
                <li key={`${file}:${line}:${column}`}>
                  {name && <b>{name} </b>}
                  <code>{source ?? `${file}:${line}:${column}`}</code>
                </li>
              ))}
            </ol>
          </details>
        )}
        <div class="row">
          <SureButton
            label={tr('admin.errorDrop')}
            about={tr('admin.errorDropAbout')}
            send={() => api('DELETE /api/admin/client-errors/:id', { params: { id } })}
            onDone={onDone}
          />
        </div>
      </article>
    </li>
  );
}
