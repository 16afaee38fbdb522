import './terms.css';
import type { Reason } from '@aerie/kernel';
import type { TableMessage, Term } from '@aerie/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadUi } from '../../games/registry.js';
import type { OnlinePlay } from '../../play/online.js';
import { optionWords } from '../../setup/option-words.js';
import { ruleWords } from '../../table/clock-words.js';
import { levelWords } from '../../table/people.js';
import { ratedRules } from '../../table/rated-rules.js';
import { Button, Notice } from '../../ui/ui.js';
import { addWords, language, t } from '../../words/words.js';
import { TermsForm } from './terms-form.js';

interface Props {
  readonly play: OnlinePlay;
  readonly table: TableMessage;
  act(asked: Promise<Reason | undefined>): void;
}

/** Under which terms a table plays. The host can change them until the match begins. */
export function Terms({ play, table, act }: Props) {
  const [changes, setChanges] = useState(false);
  const [worded, setWorded] = useState(false);
  useEffect(() => {
    void loadUi(table.game)
      .then((ui) => ui && addWords(ui.words))
      .then(() => setWorded(true));
  }, [table.game]);
  const { stakes, clock, listed, seats } = table;
  const unseen = unseenBy(table);
  // Options for those who play alone say nothing here.
  const options = Object.fromEntries(
    Object.entries(table.options).filter(([key]) => seats.length === 1 || !key.startsWith('solo')),
  );
  const chosen = worded ? optionWords(table.game, options) : [];
  const mayChange = table.host && !table.luck?.drawing;
  return (
    <section class="sheet stack terms" aria-label={t('terms.title')}>
      <div class="head">
        <h2>{t('terms.title')}</h2>
        {mayChange && (
          <Button icon="settings" onClick={() => setChanges(true)}>
            {t('terms.change')}
          </Button>
        )}
      </div>
      <dl>
        {stakes !== 'none' && (
          <Row name={t('terms.stakes')} isNew={unseen.includes('stakes')}>
            {stakes === 'rated' ? t('stakes.rated') : t('stakes.friendly')}
          </Row>
        )}
        <Row name={t('clock.label')} isNew={unseen.includes('clock')}>
          {clock ? ruleWords(clock) : t('clock.none')}
        </Row>
        {Object.keys(options).length > 0 && (
          <Row name={t('terms.options')} isNew={unseen.includes('options')}>
            {chosen.join(' · ') || t('terms.plain')}
          </Row>
        )}
        {/* The seats themselves stand below. */}
        {unseen.includes('seats') && (
          <Row name={t('terms.seats')} isNew>
            {seats.length}
          </Row>
        )}
        {seats.length > 2 && table.coverLevel !== undefined && (
          <Row name={t('cover.label')} isNew={false}>
            {levelWords(table.game, table.coverLevel)}
          </Row>
        )}
        <Row name={t('terms.found')} isNew={false}>
          {listed ? t('terms.listed') : t('terms.private')}
        </Row>
      </dl>
      {stakes === 'rated' && (
        <p class="small soft">
          {t('stakes.ratedAbout')} {ratedRules()}
        </p>
      )}
      {stakes === 'friendly' && <p class="small soft">{t('stakes.friendlyAbout')}</p>}
      {unseen.length > 0 && !table.luck?.drawing && (
        <Notice>
          <span>
            {t('terms.asks', { what: new Intl.ListFormat(language.value).format(unseen.map(termWords)) })}
          </span>
          <Button look="primary" icon="check" onClick={() => act(play.agree(table.terms ?? 0))}>
            {t('terms.agree')}
          </Button>
        </Notice>
      )}
      {changes && mayChange && <TermsForm play={play} table={table} onClose={() => setChanges(false)} />}
    </section>
  );
}

/** What has changed since one sat down and one has not agreed to yet. */
const unseenBy = ({ seats }: TableMessage): readonly Term[] => [
  ...new Set(seats.flatMap(({ mine, unseen }) => (mine ? (unseen ?? []) : []))),
];

function termWords(term: Term): string {
  const words: Readonly<Record<Term, string>> = {
    stakes: t('terms.stakes'),
    clock: t('clock.label'),
    options: t('terms.options'),
    seats: t('terms.seats'),
    program: t('terms.program'),
  };
  return words[term];
}

function Row({ name, isNew, children }: { name: string; isNew: boolean; children: ComponentChildren }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        {children}
        {isNew && <span class="new">{t('terms.new')}</span>}
      </dd>
    </>
  );
}
