import { inLanguage } from './in-language.ts';

/** The smallest parts: buttons, toasts, bars. */
export const base = inLanguage('base', {
  copied: 'Copied',
  notCopied: 'Couldn’t copy',
  notLoaded: 'Couldn’t load this. Reload the page.',
  progress: (done: string, total: string) => `${done} of ${total}`,
  dismiss: 'Dismiss',
  notifications: 'Notifications',
  /** As keyboards name the keys. */
  ctrl: 'Ctrl',
  shift: 'Shift',
  star: (name: string) => `Star ${name}`,
  starred: 'Starred',
  unstarred: 'Star',
});
