import { QrSource } from '#contract/qr.ts';
import { keep, recall } from '#web/browser/kept.ts';
import { currentCredentials, isStaying } from '#web/client/credentials.ts';

/**
 * What codes were made from, where the server does not tell: of those that were made in this browser, by server and
 * account. They stay as long as the key does.
 */
const nameOf = (account: number, id: number) =>
  `qr-source:${currentCredentials()?.server ?? ''}|${account}|${id}`;

export const keptSource = (account: number, id: number): QrSource | undefined =>
  QrSource.safeParse(recall('tab', nameOf(account, id)) ?? recall('browser', nameOf(account, id))).data;

export const keepSource = (account: number, id: number, source: QrSource) =>
  keep(isStaying() ? 'browser' : 'tab', nameOf(account, id), source);
