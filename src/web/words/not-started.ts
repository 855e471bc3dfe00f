/** In place of the whole dashboard. They are put into the page's language when they are shown: it isn't known before. */
export const notStarted = {
  title: 'Couldn’t load Waypost',
  text: 'Check your connection, then reload the page.',
  reload: 'Reload page',
};
