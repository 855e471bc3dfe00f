/** Shown in place of the whole dashboard. It's translated when it's shown, since the language isn't known before. */
export const notStarted = {
  title: 'Couldn’t load Waypost',
  text: 'Check your connection, then reload the page.',
  reload: 'Reload page',
};
