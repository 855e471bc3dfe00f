import { languageHere, languageKey } from './language.ts';
import { rereadTheme, themeKey } from './theme.ts';

/** Time between two checks whether the page can reload, in ms. */
const pause = 2000;

const fields = 'form :is(input, textarea):not([type="checkbox"], [type="radio"], [type="file"])';

/** Returns whether there is input, a request under way or an open dialog. */
const isBusy = () =>
  document.querySelector('[role="dialog"]:not([data-toast], [data-closed]), [role="alertdialog"]') !== null ||
  [...document.querySelectorAll<HTMLInputElement>(fields)].some(({ value }) => value !== '') ||
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Applies choices made in other tabs. The theme changes immediately, the language once a reload loses nothing. */
export function followTabs(reload: () => void) {
  let waiting: ReturnType<typeof setInterval> | undefined;
  const followLanguage = () => {
    const isOther = languageHere() !== document.documentElement.lang;
    if (isOther && isBusy()) waiting ??= setInterval(followLanguage, pause);
    else {
      clearInterval(waiting);
      waiting = undefined;
      if (isOther) reload();
    }
  };
  window.addEventListener('storage', ({ storageArea, key }) => {
    if (storageArea !== localStorage) return;
    if (key === themeKey) rereadTheme();
    if (key === languageKey) followLanguage();
  });
}
