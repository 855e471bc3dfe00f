import { type Language, languageOf } from '#web/words/language.ts';

/** Where the choice is kept. */
export const languagePlace = 'waypost-language';

/** Undefined: as the browser says. Storage is refused in some private windows: then it always is. */
export const storedLanguage = (): Language | undefined => {
  try {
    const text = localStorage.getItem(languagePlace);
    return text === null ? undefined : languageOf([text]);
  } catch {
    return undefined;
  }
};

/** What a page speaks that is opened now. */
export const languageHere = (): Language => storedLanguage() ?? languageOf(navigator.languages);

/** Writes on <html> what the page speaks. To be called before anything is shown. */
export const applyLanguage = (): Language => {
  const chosen = languageHere();
  document.documentElement.lang = chosen;
  return chosen;
};

/** The page is opened again: its words are decided when it starts. */
export const chooseLanguage = (language: Language | undefined) => {
  try {
    if (language === undefined) localStorage.removeItem(languagePlace);
    else localStorage.setItem(languagePlace, language);
  } catch {
    return;
  }
  location.reload();
};
