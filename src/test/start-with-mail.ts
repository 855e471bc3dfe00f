import { addressIn, type Mailbox, type MailboxOptions, startMailbox, tokenIn } from './start-mailbox.ts';
import { type ServiceOptions, startService, type TestService } from './start-service.ts';

export interface TestServiceWithMail extends TestService {
  mailbox: Mailbox;
  /** Returns the token in the next message to the address. */
  tokenFor(address: string): Promise<string>;
  /** Returns the dashboard page that the next message to the address links to, such as /app/reset. */
  pageFor(address: string): Promise<string>;
  /**
   * Returns the path within the dashboard that the next message to the address links to, with its hash.
   * @param page which of its URLs, such as /app/reset
   */
  pathFor(address: string, page: string): Promise<string>;
  /** Returns all messages sent so far, by address and subject. */
  sent(): Promise<string[]>;
}

/** Starts a service where anyone may create an account, and which sends its mail to a mailbox on this machine. */
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
