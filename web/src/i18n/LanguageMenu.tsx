// Chooses the language of the page.
import { chooseLanguage, language, LANGUAGES, type Language } from './language';
import { t } from './t';

export function LanguageMenu() {
  return (
    <label class="field">
      {t('language-label')}
      <select
        value={language}
        onChange={event => chooseLanguage(event.currentTarget.value as Language)}
      >
        {Object.entries(LANGUAGES).map(([tag, name]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
