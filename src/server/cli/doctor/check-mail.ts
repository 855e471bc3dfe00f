import { transportTo } from '#server/mail/mailer.ts';
import { type Check, findingsOf, reasonOf } from './finding.ts';

const { ok, note, problem } = findingsOf('Mail');

/** Signs in to the outgoing mail server, and sends nothing. */
export const checkMail: Check = async ({ MAIL_URL: url, MAIL_FROM: from }) => {
  if (url === undefined || from === undefined)
    return [note('MAIL_URL isn’t set. Reset forgotten passwords with `waypost account password`.')];
  const transport = transportTo(url);
  const { host } = new URL(url);
  try {
    await transport.verify();
    return [ok(`${host} accepts mail from ${from}.`)];
  } catch (error) {
    return [problem(`${host} doesn’t accept mail: ${reasonOf(error)}.`)];
  } finally {
    transport.close();
  }
};
