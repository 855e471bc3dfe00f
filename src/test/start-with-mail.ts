import { addressIn, type Mailbox, type MailboxOptions, startMailbox, tokenIn } from './start-mailbox.ts';
import { type ServiceOptions, startService, type TestService } from './start-service.ts';

export interface TestServiceWithMail extends TestService {
  mailbox: Mailbox;
  /** The token in the next message to the address. */
  tokenFor(address: string): Promise<string>;
  /** The page of the dashboard that the next message to the address leads to, such as /app/reset. */
  pageFor(address: string): Promise<string>;
  /**
   * Where the next message to the address leads within the dashboard, with what stands behind the #.
   * @param page which of its addresses, such as /app/reset
   */
  pathFor(address: string, page: string): Promise<string>;
  /** All that has been sent so far, by address and subject. */
  sent(): Promise<string[]>;
}

/** A service where anyone may make an account, which sends its mail to a mailbox of this machine. */
export async function startWithMail(
  { env, ...options }: ServiceOptions = {},
  mailboxOptions?: MailboxOptions,
): Promise<TestServiceWithMail> {
  const mailbox = await startMailbox(mailboxOptions);
  const waypost = await startService({
    mailPauses: [20, 20, 20],
    ...options,
    env: { REGISTRATION: 'open', DOMAIN_CHECK: 'off', ...mailbox.env, ...env },
  });
  return {
    ...waypost,
    mailbox,
    tokenFor: async (address) => tokenIn(await mailbox.messageTo(address)),
    pageFor: async (address) => new URL(addressIn(await mailbox.messageTo(address))).pathname,
    async pathFor(address, page) {
      const { pathname, hash } = new URL(addressIn(await mailbox.messageTo(address), page));
      return pathname.slice('/app'.length) + hash;
    },
    async sent() {
      await waypost.service.post?.settled();
      return mailbox.messages.map(({ to, subject }) => `${to}: ${subject}`);
    },
    async stop() {
      await waypost.stop();
      await mailbox.stop();
    },
  };
}
