import type { AccountMail } from '#server/services/account-mail.ts';
import type { CommandContext } from './command.ts';

/**
 * Sends a command's messages, with a single try each.
 * @returns whether all were sent. Undefined if mail isn't configured.
 */
export async function sendMessages(
  { db, config, publicUrl }: Pick<CommandContext, 'db' | 'config' | 'publicUrl'>,
  tell: (post: AccountMail) => void,
): Promise<boolean | undefined> {
  const { MAIL_URL: url, MAIL_FROM: from, SUPPORT_EMAIL: support } = config;
  if (url === undefined || from === undefined) return undefined;
  // It's loaded only here, since other commands don't need it.
  const { createMailer } = await import('#server/mail/mailer.ts');
  const { createAccountMail } = await import('#server/services/account-mail.ts');
  const mailer = createMailer({
    url,
    from,
    replyTo: support,
    log: { warn: () => undefined },
    pauses: [],
    delay: 0,
  });
  tell(createAccountMail({ db, site: { publicUrl }, mailer, support }));
  await mailer.settled();
  await mailer.close();
  return mailer.counts.failed === 0;
}
