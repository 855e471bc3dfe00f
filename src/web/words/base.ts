import { inLanguage } from './in-language.ts';

/** The smallest components: buttons, toasts, bars. */
export const base = inLanguage('base', {
  copied: 'Copied',
  notCopied: 'Couldn’t copy',
  notLoaded: 'Couldn’t load this. Reload the page.',
  progress: (done: string, total: string) => `${done} of ${total}`,
  dismiss: 'Dismiss',
  notifications: 'Notifications',
  /** The names of keys, as printed on keyboards. */
  ctrl: 'Ctrl',
  shift: 'Shift',
  star: (name: string) => `Star ${name}`,
  starred: 'Starred',
  unstarred: 'Star',
});
