import type { AccountMessage, SignedIn, WaysMessage } from '@aerie/protocol';
import { useEffect, useState } from 'preact/hooks';
import { api, useApi } from '../../net/api.js';
import { fetchSession, isOffered, person, sessionInfo } from '../../net/session.js';
import { Button, Link, Notice, Waiting } from '../../ui/ui.js';
import { t } from '../../words/words.js';
import { withUnsaid } from './account.js';
import { Conduct } from './Conduct.js';
import { DeleteAccount } from './DeleteAccount.js';
import { Details } from './Details.js';
import { Devices, nameOf } from './Devices.js';
import { entered, news } from './entered.js';
import { Muted } from './Muted.js';
import { PuzzlePermission } from './PuzzlePermission.js';
import { SignIn } from './SignIn.js';
import { tr } from './tr.js';

/** What is known of a server that does not say by what one signs in. */
const USUAL_WAYS: WaysMessage = { passkeys: false, providers: [], onlyProviders: false };

/** Sign-in for guests; name, password, devices and deletion for those with an account. */
export function AccountPage() {
  const [mine, setMine] = useState<AccountMessage | null>();
  const [unreachable, setUnreachable] = useState(false);
  const { answer: told } = useApi('GET /api/account/ways');
  const ways = { ...USUAL_WAYS, ...(told?.kind === 'ok' ? told.value : {}) };
  const read = async () => {
    const known = await fetchSession().catch(() => undefined);
    const answer = known ? await api('GET /api/account') : undefined;
    setUnreachable(known === undefined || (answer !== undefined && answer.kind !== 'ok'));
    if (known === null) setMine(null);
    if (answer?.kind === 'ok') setMine(withUnsaid(answer.value));
  };
  useEffect(() => {
    void read();
    return () => {
      news.value = undefined;
    };
  }, []);
  const enter = async (signed: SignedIn, isNew: boolean) => {
    const said = await entered(signed, isNew);
    await read();
    news.value = said;
  };
  const left = async (said: string) => {
    setMine(null);
    await read();
    news.value = said;
  };
  if (unreachable)
    return (
      <div class="sheet stack">
        <Notice bad>{t('error.noServer.about')}</Notice>
        <Button icon="again" onClick={() => void read()}>
          {t('error.again')}
        </Button>
      </div>
    );
  if (mine === undefined || told === undefined) return <Waiting what={t('loading')} />;
  const known = person.value;
  return (
    <>
      {news.value && <Notice good>{news.value}</Notice>}
      {mine?.account ? (
        <Details
          account={mine.account}
          ways={ways}
          device={nameOf(mine.sessions.find((one) => one.mine))}
          onChange={read}
          onLeave={left}
        />
      ) : (
        <SignIn ways={ways} guest={known ?? null} games={mine?.games ?? 0} onEnter={enter} />
      )}
      {mine && known && (
        <>
          {mine.account && <Devices sessions={mine.sessions} onChange={read} />}
          {isOffered('conduct') && <Conduct />}
          <Muted />
          <PuzzlePermission key={known.id} isGiven={mine.puzzles} onChange={read} />
          <div class="row">
            <Link to="/people" look="plain" icon="friendly">
              {t('person.people')}
            </Link>
            {isOffered('overDays') && (
              <Link to="/days" look="plain" icon="sun">
                {t('clock.days')}
              </Link>
            )}
            <Link to="/history" look="plain">
              {t('home.history')}
            </Link>
            <Link to="/tokens" look="plain" icon="bot">
              {t('home.tokens')}
            </Link>
            {sessionInfo.value.role && (
              <Link to="/admin" look="plain" icon="seal">
                {tr('account.keeping')}
              </Link>
            )}
          </div>
          <DeleteAccount key={known.id} account={mine.account} ways={ways} onLeave={left} />
        </>
      )}
    </>
  );
}
