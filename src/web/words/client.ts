import { plural } from './language.ts';
import { inLanguage } from './in-language.ts';

/** Reasons why something couldn't be loaded or saved. */
export const client = inLanguage('client', {
  maybeMade: (reason: string) => `${reason} Your change may have gone through. Check before you try again.`,
  notMade: (reason: string) => `${reason} Your change didn’t go through.`,
  withRequest: (message: string, id: string) => `${message} Request ID: ${id}.`,
  /** Shown if the response to a request is invalid. `request` is such as “GET /api/qr/:id”. */
  answering: (message: string, request: string) => `${message} Request: ${request}.`,
  unknown: 'Something went wrong. Reload the page and try again.',
  offline: 'You’re offline.',
  offlineUnsent: 'You’re offline. Nothing was sent, and nothing is lost.',
  unreachable: 'Can’t reach Waypost. Check your connection.',
  otherUnreachable: (server: string) =>
    `Can’t reach ${server}. It may be down, or it may not allow this page to connect.`,
  configUnreadable: 'Couldn’t read this site’s config.json. Tell your administrator.',
  serverFault: (status: number) => `The server reported an error (HTTP ${status}). Try again later.`,
  sentPage: (status: number) =>
    `The server sent a web page instead of data (HTTP ${status}). Check the address, and whether a proxy is in the way.`,
  sentNothing: (status: number) =>
    `The server sent an empty response (HTTP ${status}). Check the address, and whether a proxy is in the way.`,
  sentGarbage: (status: number) =>
    `The server sent an unreadable response (HTTP ${status}). Check the address, and whether a proxy is in the way.`,
  limitSpent: (seconds: number) =>
    plural(seconds, {
      one: 'Too many requests in a minute. Try again in # second.',
      other: 'Too many requests in a minute. Try again in # seconds.',
    }),
  noAnswer: (seconds: number) => `The server didn’t answer within ${seconds} seconds.`,
  brokeOff: 'The connection was interrupted.',
  noEditing: 'This server can’t edit links, so link editing is off again. Your text is still here.',
  inspecting: (username: string) => `You’re inspecting ${username}’s account. You can’t change anything.`,
  inspectOnly: 'You chose to inspect only. You can’t change anything.',
});
