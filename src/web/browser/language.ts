import { type Language, languageOf } from '#web/words/language.ts';

const name = 'waypost-language';

/** Undefined: as the browser says. Storage is refused in some private windows: then it always is. */
export const storedLanguage = (): Language | undefined => {
  try {
    const text = localStorage.getItem(name);
    return text === null ? undefined : languageOf([text]);
  } catch {
    return undefined;
  }
};

/** Writes on <html> what the page speaks. To be called before anything is shown. */
export const applyLanguage = (): Language => {
  const chosen = storedLanguage() ?? languageOf(navigator.languages);
  document.documentElement.lang = chosen;
  return chosen;
};

/** The page is opened again: its words are decided when it starts. */
export const chooseLanguage = (language: Language | undefined) => {
  try {
    if (language === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, language);
  } catch {
    return;
  }
  location.reload();
};
