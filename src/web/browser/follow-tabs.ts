import { languageHere, languagePlace } from './language.ts';
import { rereadTheme, themePlace } from './theme.ts';

/** Between two looks at whether the page can be opened again, in ms. */
const pause = 2000;

const fields = 'form :is(input, textarea):not([type="checkbox"], [type="radio"], [type="file"])';

/** Whether something was typed, is on its way, or lies over the page. */
const isBusy = () =>
  document.querySelector('[role="dialog"]:not([data-toast], [data-closed]), [role="alertdialog"]') !== null ||
  [...document.querySelectorAll<HTMLInputElement>(fields)].some(({ value }) => value !== '') ||
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** Has this tab follow what another one chooses for all: the theme at once, the language as soon as nothing is lost by it. */
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
    if (key === themePlace) rereadTheme();
    if (key === languagePlace) followLanguage();
  });
}
