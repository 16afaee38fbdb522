import './admin.css';
import type { Role } from '@aerie/protocol';
import type { ComponentType } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { ErrorPage } from '../../layout/error-page.js';
import { Masthead } from '../../layout/masthead.js';
import { useApi } from '../../net/api.js';
import { Notice, Waiting } from '../../ui/ui.js';
import { t } from '../../words/words.js';
import type { PageModule } from '../page.js';
import { Appeals } from './Appeals.js';
import { Audit } from './Audit.js';
import { Bans } from './Bans.js';
import { Errors } from './Errors.js';
import { Factor } from './Factor.js';
import { Invitations } from './Invitations.js';
import { Keepers } from './Keepers.js';
import { News } from './News.js';
import { Notices } from './Notices.js';
import { Overview } from './Overview.js';
import { People } from './People.js';
import type { PartProps } from './part.js';
import { Reports } from './Reports.js';
import { Signals } from './Signals.js';
import { tr, whyNot } from './tr.js';
import type en from './words/en.js';

/** The parts of the page by their addresses, for whom they are, and what waits there. */
const PARTS = {
  overview: { Part: Overview, label: 'admin.part.overview', role: 'moderator' },
  reports: { Part: Reports, label: 'admin.part.reports', role: 'moderator', waits: 'reports' },
  appeals: { Part: Appeals, label: 'admin.part.appeals', role: 'moderator', waits: 'appeals' },
  signals: { Part: Signals, label: 'admin.part.signals', role: 'moderator', waits: 'signals' },
  people: { Part: People, label: 'admin.part.people', role: 'moderator' },
  bans: { Part: Bans, label: 'admin.part.bans', role: 'moderator' },
  invitations: { Part: Invitations, label: 'admin.part.invitations', role: 'owner' },
  notices: { Part: Notices, label: 'admin.part.notices', role: 'owner' },
  errors: { Part: Errors, label: 'admin.part.errors', role: 'owner' },
  roles: { Part: Keepers, label: 'admin.part.roles', role: 'owner' },
  audit: { Part: Audit, label: 'admin.part.audit', role: 'owner' },
  news: { Part: News, label: 'admin.part.news', role: 'owner' },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly Part: ComponentType<PartProps>;
      readonly label: keyof typeof en;
      readonly role: Role;
      readonly waits?: 'reports' | 'appeals' | 'signals';
    }
  >
>;
type PartName = keyof typeof PARTS;
const NAMES = Object.keys(PARTS) as PartName[];

/**
 * `/admin`: for those who look after the site, in a session that has given a second factor lately. For all others there is
 * nothing here, and the server tells them no more than that.
 */
function Page({ rest: [name = 'overview', ...rest] }: { readonly rest: readonly string[] }) {
  const { answer, again } = useApi('GET /api/admin');
  useEffect(() => {
    document.title = `${tr('admin.title')} – Aerie`;
  }, []);
  const part = NAMES.find((one) => one === name);
  if (answer?.kind === 'unreachable') return <ErrorPage kind="noServer" />;
  if (answer?.kind === 'refused' && answer.status === 404) return <ErrorPage kind="notFound" />;
  const isDue = answer?.kind === 'refused' && answer.code === 'factorDue';
  const may = (one: PartName) =>
    answer?.kind === 'ok' && (PARTS[one].role === 'moderator' || answer.value.role === 'owner');
  if (answer?.kind === 'ok' && (!part || !may(part))) return <ErrorPage kind="notFound" />;
  return (
    <>
      <Masthead />
      <main class="page stack admin-page">
        <h1>{tr('admin.title')}</h1>
        {answer === undefined && <Waiting what={t('loading')} />}
        {isDue && <Factor isMissing={answer.args.standing === 'none'} onConfirmed={again} />}
        {answer?.kind === 'refused' && !isDue && <Notice bad>{whyNot(answer)}</Notice>}
        {answer?.kind === 'ok' && part && (
          <>
            <Parts all={NAMES.filter(may)} shown={part} waiting={answer.value} />
            <Shown part={part} role={answer.value.role} rest={rest} onChange={again} />
          </>
        )}
      </main>
    </>
  );
}

interface PartsProps {
  readonly all: readonly PartName[];
  readonly shown: PartName;
  readonly waiting: Readonly<Record<'reports' | 'appeals' | 'signals', number>>;
}

/** The way from part to part; where they do not fit side by side, the shown one is in sight. */
function Parts({ all, shown, waiting }: PartsProps) {
  const current = useRef<HTMLAnchorElement>(null);
  useEffect(() => current.current?.scrollIntoView({ block: 'nearest', inline: 'center' }), [shown]);
  return (
    <nav class="parts" aria-label={tr('admin.nav')}>
      {all.map((one) => {
        const part = PARTS[one];
        const waits = 'waits' in part ? waiting[part.waits] : 0;
        return (
          <a
            key={one}
            ref={one === shown ? current : null}
            href={one === 'overview' ? '/admin' : `/admin/${one}`}
            aria-current={one === shown ? 'page' : undefined}
          >
            {tr(part.label)}
            {waits > 0 && <span class="waits">{waits}</span>}
          </a>
        );
      })}
    </nav>
  );
}

function Shown({ part, ...props }: PartProps & { readonly part: PartName }) {
  const { Part }: { Part: ComponentType<PartProps> } = PARTS[part];
  return <Part {...props} />;
}

const admin: PageModule = { Page };

export default admin;
