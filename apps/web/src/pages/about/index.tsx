import './about.css';
import type { Credits } from '@aerie/kernel';
import { CREDITS } from '@aerie/registry/credits';
import { useEffect, useState } from 'preact/hooks';
import { COVERS } from '../../games/registry.js';
import { ErrorPage } from '../../layout/error-page.js';
import { Footer } from '../../layout/footer.js';
import { Masthead } from '../../layout/masthead.js';
import { Notice, Waiting } from '../../ui/ui.js';
import { language, say, t } from '../../words/words.js';
import type { PageModule } from '../page.js';
import { type Licences, loadLicences } from './licences.js';
import { tr } from './tr.js';

const listed = (names: readonly string[]): string => new Intl.ListFormat(language.value).format(names);

/** Whose games these are, and under which licences the client is. */
function About() {
  const title = tr('about.title');
  useEffect(() => {
    document.title = `${title} – Aerie`;
  }, [title]);
  return (
    <>
      <Masthead />
      <main class="page narrow stack about">
        <h1>{title}</h1>
        <p>{tr('about.independent')}</p>
        <p>{tr('about.own')}</p>
        <section class="stack">
          <h2>{tr('about.games')}</h2>
          <p>{tr('about.buy')}</p>
          <ul class="credits">
            {[...COVERS.keys()].map((id) => (
              <li key={id} data-sky={id}>
                <h3>{say({ key: `game.${id}` })}</h3>
                <Whose {...CREDITS.get(id)} />
              </li>
            ))}
          </ul>
        </section>
        <section class="stack">
          <h2>{tr('about.licence')}</h2>
          <p>{tr('about.free')}</p>
          <Libraries />
        </section>
      </main>
      <Footer />
    </>
  );
}

function Whose({ designers = [], illustrators = [], publishers = [], year, site }: Partial<Credits>) {
  if (designers.length === 0 && publishers.length === 0) return <p class="soft">{tr('about.nobodyNamed')}</p>;
  return (
    <dl>
      <div>
        <dt>{tr('about.designers')}</dt>
        <dd>{listed(designers)}</dd>
      </div>
      {illustrators.length > 0 && (
        <div>
          <dt>{tr('about.illustrators')}</dt>
          <dd>{listed(illustrators)}</dd>
        </div>
      )}
      <div>
        <dt>{tr('about.publishers')}</dt>
        <dd>
          {publishers.length > 0 ? listed(publishers) : tr('about.noPublisher')}
          {year !== undefined && `, ${year}`}
        </dd>
      </div>
      {site && (
        <div>
          <dt>{tr('about.box')}</dt>
          <dd>
            <a href={`https://${site}`} rel="noopener">
              {site}
            </a>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The licence of the project and those of the packages in the client, as written down by the build. */
function Libraries() {
  const [licences, setLicences] = useState<Licences | 'missing'>();
  useEffect(() => {
    void loadLicences().then(setLicences, () => setLicences('missing'));
  }, []);
  if (licences === undefined) return <Waiting what={t('loading')} />;
  if (licences === 'missing') return <Notice bad>{tr('about.missing')}</Notice>;
  return (
    <>
      <Text of={licences.own} title={tr('about.ours')} />
      <h3>{tr('about.libraries')}</h3>
      <ul class="libraries">
        {licences.libraries.map(({ name, version, licence, text }) => (
          <li key={name}>
            <Text of={text} title={`${name} ${version} · ${licence}`} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Text({ of, title }: { of: string; title: string }) {
  if (of === '') return <p class="bare">{title}</p>;
  return (
    <details>
      <summary>{title}</summary>
      {/* Licences are in English, whatever the page speaks. */}
      <pre lang="en">{of}</pre>
    </details>
  );
}

const about: PageModule = {
  Page: ({ rest }) => (rest.length > 0 ? <ErrorPage kind="notFound" /> : <About />),
};

export default about;
