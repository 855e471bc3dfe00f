import { inLanguage } from './in-language.ts';

/** In place of the whole dashboard; read when it is shown, as the words of another language may have come by then. */
export const notStarted = () =>
  inLanguage('notStarted', {
    title: 'Couldn’t load Waypost',
    text: 'Check your connection, then reload the page.',
    reload: 'Reload page',
  });
