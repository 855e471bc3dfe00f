import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A message as it arrived. */
export interface Message {
  from: string;
  /** "" if replies go to the sender. */
  replyTo: string;
  to: string;
  subject: string;
  text: string;
}

export interface MailboxOptions {
  /** 0 or omitted for a free port. */
  port?: number;
  /** Awaited before each message is accepted. If it throws, the message is refused. */
  before?: (to: string) => Promise<void> | void;
}

export interface Mailbox {
  /** Settings for a service that sends its mail here. */
  env: { MAIL_URL: string; MAIL_FROM: string };
  port: number;
  /** All messages, in the order of arrival. */
  messages: readonly Message[];
  /** Returns the next message to the address that hasn't been returned yet. Waits until it arrives. */
  messageTo(address: string): Promise<Message>;
  stop(): Promise<void>;
}

/** Not a secret, and easy to find in places where it must not be. */
export const mailPassword = 'mailbox-password-of-the-test';

/** Settings for a service that could send mail, in a test where it sends none. */
export const mailToNobody = { MAIL_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'links@waypost.example' };

/** Receives mail on this machine over SMTP from clients that sign in with the password, and delivers none of it. */
export async function startMailbox({ port = 0, before }: MailboxOptions = {}): Promise<Mailbox> {
  const messages: Message[] = [];
  const untaken: Message[] = [];
  const waiting: { address: string; take: (message: Message) => void }[] = [];

  const receive = (message: Message) => {
    messages.push(message);
    const first = waiting.findIndex(({ address }) => address === message.to);
    const [waiter] = first < 0 ? [] : waiting.splice(first, 1);
    if (waiter) waiter.take(message);
    else untaken.push(message);
  };

  const server = new SMTPServer({
    // Nothing trusts its own certificate, and connections within this machine need no TLS.
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onAuth({ password }, _session, callback) {
      if (password === mailPassword) callback(null, { user: 'waypost' });
      else callback(new Error('Wrong password'));
    },
    onData(stream, { envelope }, callback) {
      const to = envelope.rcptTo[0]?.address ?? '';
      void answer(callback, async () => {
        const raw = await text(stream);
        await before?.(to);
        receive(read(raw, to));
      });
    },
  });
  // A sender that disconnects midway isn't this server's error.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const taken = (server.server.address() as AddressInfo).port;
  return {
    env: {
      MAIL_URL: `smtp://waypost:${mailPassword}@127.0.0.1:${taken}`,
      MAIL_FROM: 'Waypost <links@waypost.example>',
    },
    port: taken,
    messages,
    messageTo(address) {
      const first = untaken.findIndex(({ to }) => to === address);
      const [message] = first < 0 ? [] : untaken.splice(first, 1);
      if (message) return Promise.resolve(message);
      return new Promise((take) => waiting.push({ address, take }));
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Runs the work. If it throws, the server refuses the message. */
async function answer(callback: (error: Error | null) => void, work: () => Promise<void>): Promise<void> {
  let failure: Error | null = null;
  try {
    await work();
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
  }
  callback(failure);
}

/** Parses a raw message of headers, an empty line, and quoted-printable text. */
function read(raw: string, to: string): Message {
  const [head = '', ...body] = raw.split('\r\n\r\n');
  const header = (name: string) =>
    new RegExp(`^${name}: (.*)$`, 'im').exec(head.replaceAll(/\r\n[ \t]+/g, ' '))?.[1]?.trim() ?? '';
  const bytes = body
    .join('\r\n\r\n')
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return {
    from: header('From'),
    replyTo: header('Reply-To'),
    to,
    subject: header('Subject'),
    text: Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n').trim(),
  };
}

/** Returns the first URL of the dashboard in a message. `page` restricts it to a page, such as /app/reset. */
export function addressIn({ text }: Pick<Message, 'text'>, page = '/app/'): string {
  const found = text.split(/\s+/).find((word) => /^https?:\/\//.test(word) && word.includes(page));
  if (found === undefined) throw new Error(`The message has no address with ${page} in it: ${text}`);
  return found;
}

/** Returns the token in the hash of a message's URL. */
export function tokenIn(message: Pick<Message, 'text'>, page?: string): string {
  return new URLSearchParams(new URL(addressIn(message, page)).hash.slice(1)).get('token') ?? '';
}
