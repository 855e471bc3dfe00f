import { type Language, languageOf } from '#web/words/language.ts';

/** The storage key of the user's choice. */
export const languageKey = 'waypost-language';

/**
 * Returns the chosen language. Returns undefined to follow the browser, which is always the case in private windows
 * that refuse storage.
 */
export const storedLanguage = (): Language | undefined => {
  try {
    const text = localStorage.getItem(languageKey);
    return text === null ? undefined : languageOf([text]);
  } catch {
    return undefined;
  }
};

/** Returns the language of a page opened now. */
export const languageHere = (): Language => storedLanguage() ?? languageOf(navigator.languages);

/** Sets the page's language on <html>. Must be called before anything is shown. */
export const applyLanguage = (): Language => {
  const chosen = languageHere();
  document.documentElement.lang = chosen;
  return chosen;
};

/** Reloads the page, since its texts are loaded when it starts. */
export const chooseLanguage = (language: Language | undefined) => {
  try {
    if (language === undefined) localStorage.removeItem(languageKey);
    else localStorage.setItem(languageKey, language);
  } catch {
    return;
  }
  location.reload();
};
