import { setImmediate as afterAnswer, setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { MailMessage } from './mail-messages.ts';
import { limitConcurrency } from '#server/rules/limit-concurrency.ts';

/** Sends letters after the response to the request that caused them. */
export interface Mailer {
  /**
   * @param compose does everything that differs between addresses, since responses must reveal nothing, not even by
   * their timing. It's retried as a whole until it resolves. It returns undefined if there is nothing to send.
   */
  later(compose: () => Promise<MailMessage | undefined>): void;
  /** Counts since the start. */
  readonly counts: { sent: number; failed: number };
  /** Resolves once no letter is in progress. */
  settled(): Promise<void>;
  /** Lets letters in progress finish, each with one more try, but only for a short time. */
  close(): Promise<void>;
}

interface MailerOptions {
  /** smtp://user:password@host:587 or smtps://… */
  url: string;
  from: string;
  /** Who receives replies. If omitted, they go to `from`. */
  replyTo?: string | undefined;
  log: { warn(what: object, message: string): void };
  /** Milliseconds between one try and the next. */
  pauses?: readonly number[] | undefined;
  /** The maximum time between the response and the start of the work, in ms. */
  delay?: number | undefined;
}

/** The pauses give a server time to restart, or to accept strangers (greylisting). */
const retryPauses = [2000, 15_000, 60_000, 300_000];

/** Limits concurrent connections, so as not to overload an outgoing mail server. */
const maxConnections = 4;
/** Maximum letters in progress. More are dropped, since letters are kept in memory. */
const maxUnderWay = 1000;
/** How long closing waits, in ms. */
const closeTimeoutMs = 5000;

/**
 * Work that began together with the response would slow down the next response to the same client, and so reveal
 * whether there is any work. Two seconds are more than the work takes.
 */
const usualDelay = 2000;

/**
 * Returns what the log may include about an error. Its texts, and those of the server's response, name the recipient.
 */
function traitsOf(error: unknown): { code?: unknown; status?: unknown } {
  if (!(error instanceof Error)) return {};
  return {
    ...('code' in error && { code: error.code }),
    ...('responseCode' in error && { status: error.responseCode }),
  };
}

const isFinal = (error: unknown) =>
  error instanceof Error && 'permanent' in error && error.permanent === true;

/** Creates a transport to an outgoing mail server. */
export function transportTo(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isHere = /^(localhost|127\..*|\[::1\])$/.test(hostname);
  return createTransport({
    host: hostname.replaceAll(/[[\]]/g, ''),
    ...(port && { port: Number(port) }),
    secure: protocol === 'smtps:',
    // A password is only sent over TLS, or within this machine, where servers have self-signed certificates.
    requireTLS: protocol === 'smtp:' && username !== '' && !isHere,
    ignoreTLS: isHere,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    dnsTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

export function createMailer({
  url,
  from,
  replyTo,
  log,
  pauses = retryPauses,
  delay = usualDelay,
}: MailerOptions): Mailer {
  const transport = transportTo(url);
  const inTurn = limitConcurrency(maxConnections);
  const closing = new AbortController();
  const { signal } = closing;
  const counts = { sent: 0, failed: 0 };
  const underWay = new Set<Promise<void>>();

  /** Returns whether no further attempt follows, because the message was sent or is given up. */
  const isDone = async (attempt: () => Promise<void>, isLast: boolean): Promise<boolean> => {
    try {
      await inTurn(attempt);
      return true;
    } catch (error) {
      const givesUp = isLast || isFinal(error);
      if (givesUp) counts.failed += 1;
      log.warn(
        traitsOf(error),
        givesUp
          ? 'A message could not be sent, and is given up.'
          : 'A message could not be sent; it is tried again.',
      );
      return givesUp;
    }
  };

  const deliver = async (compose: () => Promise<MailMessage | undefined>) => {
    await afterAnswer();
    await sleep(Math.random() * delay, undefined, { signal }).catch(() => undefined);
    let letter: MailMessage | undefined;
    const attempt = async () => {
      letter ??= await compose();
      if (!letter) return;
      const { to: address, subject, text } = letter;
      await transport.sendMail({
        from,
        ...(replyTo !== undefined && { replyTo }),
        // It isn't passed as text, which could be parsed as several addresses.
        to: { name: '', address },
        subject,
        text,
        // URLs are longer than a line, and other encodings may break them.
        textEncoding: 'quoted-printable',
        // Prevents automatic replies, such as vacation notices.
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      counts.sent += 1;
    };
    for (const pause of pauses) {
      if (await isDone(attempt, signal.aborted)) return;
      // When the mailer closes, waiting letters have their last try immediately.
      await sleep(pause, undefined, { signal }).catch(() => undefined);
    }
    await isDone(attempt, true);
  };

  const settled = async () => {
    while (underWay.size > 0) await Promise.all(underWay);
  };

  return {
    later(compose) {
      if (underWay.size >= maxUnderWay) {
        counts.failed += 1;
        log.warn({}, 'A message is dropped: too many wait to be sent.');
        return;
      }
      const task = deliver(compose).finally(() => underWay.delete(task));
      underWay.add(task);
    },
    counts,
    settled,
    async close() {
      closing.abort();
      await Promise.race([settled(), sleep(closeTimeoutMs, undefined, { ref: false })]);
      transport.close();
    },
  };
}
