import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

/** Tasks on many records: their names, progress and results. `what` is "3 links" throughout. */
export const jobs = inLanguage('jobs', {
  /** Progress. */
  some: {
    links: (done: string, total: number) =>
      plural(total, { one: `${done} of # link`, other: `${done} of # links` }),
    qr: (done: string, total: number) =>
      plural(total, { one: `${done} of # QR code`, other: `${done} of # QR codes` }),
    bio: (done: string, total: number) =>
      plural(total, { one: `${done} of # bio page`, other: `${done} of # bio pages` }),
    items: (done: string, total: number) =>
      plural(total, { one: `${done} of # item`, other: `${done} of # items` }),
    parts: (done: string, total: number) =>
      plural(total, { one: `${done} of # part`, other: `${done} of # parts` }),
  },
  /** Names of running tasks. Those of ended tasks are in `ended`. */
  add: (what: string, group: string) => `Adding ${what} to ${group}`,
  remove: (what: string, group: string) => `Removing ${what} from ${group}`,
  archive: (what: string) => `Archiving ${what}`,
  restore: (what: string) => `Restoring ${what}`,
  delete: (what: string) => `Deleting ${what}`,
  create: (what: string) => `Creating ${what}`,
  export: (file: string) => `Export of ${file}`,
  exportPart: (part: number) => `Part ${part}`,
  exportPartOf: (name: string, part: number) => `${name}, part ${part}`,
  ended: {
    added: (what: string, group: string) => `${what} added to ${group}`,
    removed: (what: string, group: string) => `${what} removed from ${group}`,
    archived: (what: string) => `${what} archived`,
    restored: (what: string) => `${what} restored`,
    deleted: (what: string) => `${what} deleted`,
    created: (what: string) => `${what} created`,
    read: (what: string) => `${what} loaded`,
    done: (what: string) => `${what} done`,
  },
  canceled: 'Canceled',
  ofTotal: (part: string, total: string) => `${part} of ${total}`,
  failed: (count: string) => `${count} failed`,
  unclear: (count: string) => `${count} not confirmed`,
  skipped: (count: string) => `${count} skipped`,
  paused: 'paused',
  pausing: 'pausing',
  offline: 'waiting for a connection',
  unreachable: 'can’t reach the server',
  unreachableFor: (time: string) => `can’t reach the server, trying again in ${time}`,
  secondsLeft: (count: number) => plural(count, { one: '# second left', other: '# seconds left' }),
  minutesLeft: (count: number) =>
    plural(count, { one: 'about # minute left', other: 'about # minutes left' }),
  states: {
    waiting: 'Waiting',
    sending: 'In progress',
    done: 'Done',
    failed: 'Failed',
    unclear: 'Not confirmed',
  },
  isSkipped: 'Skipped',
  checking: 'Checking',
  pause: 'Pause',
  resume: 'Resume',
  canceledAfter: (part: string, total: string) => `Canceled after ${part} of ${total}`,
  goOn: 'Continue',
  dismiss: 'Dismiss',
  saveFile: 'Save file',
  readyToSave: 'Ready to save',
  more: (count: number) => plural(count, { other: '# more' }),
  canceledEarly: 'Canceled before it was confirmed.',
  notConfirmed: 'The server didn’t confirm it.',
  noAnswer: 'The server didn’t respond. Check whether it was done before you try again.',
  unknownKind: 'This version of Waypost can’t do this.',
  notStored: 'Your browser couldn’t store the task, so it stopped.',
  fileSaved: (file: string, what: string) => `Saved ${file} with ${what}`,
  fileSavedOf: (file: string, what: string, total: string) =>
    `Saved ${file} with ${what}. The list changed during the export and now has ${total}.`,
  fileSavedWithout: (file: string, what: string, count: number) =>
    plural(count, {
      one: `Saved ${file} with ${what}. # record can’t be read and was left out.`,
      other: `Saved ${file} with ${what}. # records can’t be read and were left out.`,
    }),
  fileFailed: (file: string) => `Couldn’t save ${file}. Try again from Tasks.`,
});
