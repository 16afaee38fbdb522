import { isOffered } from '../../net/session.js';
import { Icon, type IconName } from '../../ui/icon.js';
import { t } from '../../words/words.js';

/** Links to all other pages of the site. */
export function SiteLinks() {
  const links: readonly (readonly [to: string, icon: IconName, words: string, isThere?: boolean])[] = [
    ['/daily', 'sun', t('home.daily')],
    ['/duplicate', 'ranking', t('home.duplicate'), isOffered('duplicate')],
    ['/puzzles', 'puzzle', t('home.puzzles')],
    ['/library', 'rules', t('home.library')],
    ['/cards', 'cards', t('home.cards')],
    ['/people', 'friendly', t('person.people'), isOffered('people')],
    ['/history', 'past', t('home.history')],
    ['/saved', 'device', t('home.saved')],
    ['/replay', 'eye', t('home.replays')],
    ['/account', 'people', t('settings.account')],
    ['/tokens', 'bot', t('home.tokens')],
    ['/about', 'hint', t('home.aboutUs')],
    ['/settings', 'settings', t('settings.title')],
  ];
  return (
    <nav class="elsewhere" aria-label={t('home.elsewhere')}>
      <h2>{t('home.elsewhere')}</h2>
      <ul>
        {links.map(
          ([to, icon, words, isThere = true]) =>
            isThere && (
              <li key={to}>
                <a href={to}>
                  <Icon name={icon} />
                  {words}
                </a>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}
