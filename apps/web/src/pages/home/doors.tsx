import './doors.css';
import { lobby } from '../../net/lobby.js';
import { isOffline } from '../../net/reachability.js';
import { isOffered } from '../../net/session.js';
import { Icon, type IconName } from '../../ui/icon.js';
import { t } from '../../words/words.js';

interface Door {
  readonly to: string;
  readonly icon: IconName;
  readonly title: string;
  readonly about: string;
}

/** What one can come for, besides a game against bots: each way in is one entry. Two lines are kept for each, whatever they say. */
export function Doors() {
  const waiting = lobby.value.open.length;
  const isPaired = isOffered('pairing');
  const people: Door = {
    to: isPaired ? '/play' : '/#tables',
    icon: 'people',
    title: t('home.person'),
    about:
      waiting > 0
        ? t('home.personWaits', { count: waiting })
        : t(isPaired ? 'home.personFound' : 'home.personAbout'),
  };
  const doors: readonly Door[] = [
    ...(isOffline.value ? [] : [people]),
    { to: '/learn', icon: 'school', title: t('home.learn'), about: t('home.learnAbout') },
    { to: '/puzzles/day', icon: 'puzzle', title: t('home.puzzle'), about: t('home.puzzleAbout') },
  ];
  return (
    <nav class="doors" aria-label={t('home.doors')}>
      {doors.map(({ to, icon, title, about }) => (
        <a key={to} href={to}>
          <Icon name={icon} />
          <strong>{title}</strong>
          <span class="small soft">{about}</span>
        </a>
      ))}
    </nav>
  );
}
