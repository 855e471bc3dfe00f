import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

/** The pages of tasks, which is the user's name for work on many records. */
export const tasks = inLanguage('tasks', {
  title: 'Tasks',
  clearFinished: 'Clear finished',
  none: 'No tasks in this browser',
  noneText: 'Exports and bulk changes appear here. They continue after a reload.',
  text: 'Tasks run while Waypost is open in this browser and continue after a reload. Finished tasks stay for a week or until you sign out.',
  notFound: 'Task not found',
  notFoundText: 'It was cleared, or it belongs to another browser. Finished tasks stay for a week.',
  all: 'All tasks',
  progress: 'Progress',
  result: 'Result',
  item: 'Item',
  items: 'items',
  url: 'URL',
  message: 'Message',
  createdUrl: 'Created URL',
  downloadResults: 'Download results as CSV',
  allWithCount: (count: string) => `All ${count}`,
  stateWithCount: (state: string, count: string) => `${state} ${count}`,
  noneLikeThis: 'No matching items',
  showAll: 'Show all items',
  tryAgain: (count: number) => plural(count, { one: 'Try again', other: 'Try # again' }),
  continue: (count: number) => plural(count, { other: 'Continue with # more' }),
  withMessage: (state: string, message: string) => `${state}: ${message}`,
  unclearTitle: (what: string) => `Not confirmed: ${what}`,
  unclearText: 'These may already be done. To avoid duplicates, they aren’t repeated automatically.',
  repeatTitle: (what: string) => `Try ${what} again?`,
  repeatText: 'Anything that already worked will be done twice. Check your list first.',
});
