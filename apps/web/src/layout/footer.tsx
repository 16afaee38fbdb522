import './footer.css';
import { t } from '../words/words.js';

/** What stands below the pages of the house: ways to what one seldom needs. */
export function Footer() {
  return (
    <footer class="footer">
      <nav aria-label={t('footer.title')}>
        <a href="/library">{t('footer.rules')}</a>
        <a href="/about">{t('footer.about')}</a>
      </nav>
    </footer>
  );
}
