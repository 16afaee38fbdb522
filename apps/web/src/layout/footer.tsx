import './footer.css';
import { t } from '../words/words.js';

/** Links below every page to what is seldom needed. */
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
