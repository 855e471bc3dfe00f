import { setImmediate as afterAnswer, setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import type { Letter } from './letters.ts';
import { fewAtOnce } from '#server/rules/few-at-once.ts';

/** Sends letters once what asked for them has been answered. */
export interface Mailer {
  /**
   * @param compose does all that differs from address to address: answers must tell nothing, not even by their time.
   * Tried again as a whole until it settles; undefined: there is nothing to send.
   */
  later(compose: () => Promise<Letter | undefined>): void;
  /** Since the start. */
  readonly counts: { sent: number; failed: number };
  /** Settles once nothing is under way. */
  settled(): Promise<void>;
  /** Lets what is under way end, each with one more try, but not for long. */
  close(): Promise<void>;
}

interface MailerOptions {
  /** smtp://user:password@host:587 or smtps://… */
  url: string;
  from: string;
  /** Who reads answers; absent: they go to `from`. */
  replyTo?: string | undefined;
  log: { warn(what: object, message: string): void };
  /** Milliseconds between one try and the next. */
  pauses?: readonly number[] | undefined;
  /** Milliseconds after the answer, at most, within which work begins. */
  delay?: number | undefined;
}

/** A server that is started anew, or that lets strangers wait (greylisting), has its time. */
const usualPauses = [2000, 15_000, 60_000, 300_000];

/** At the same time, so that an outgoing mail server is not run over. */
const mostConnections = 4;
/** Letters under way, beyond which more are dropped: they are kept in memory. */
const mostUnderWay = 1000;
/** Milliseconds that closing waits. */
const patience = 5000;

/**
 * Work that began with the answer would slow the next answer to whoever asks, and tell them whether there is any. Two
 * seconds are more than that work takes.
 */
const usualDelay = 2000;

/** What an error may say in the log: texts of it, and of the server's answer, name the recipient. */
function traitsOf(error: unknown): { code?: unknown; status?: unknown } {
  if (!(error instanceof Error)) return {};
  return {
    ...('code' in error && { code: error.code }),
    ...('responseCode' in error && { status: error.responseCode }),
  };
}

const isFinal = (error: unknown) =>
  error instanceof Error && 'permanent' in error && error.permanent === true;

/** Sends to an outgoing mail server. */
export function transportTo(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isHere = /^(localhost|127\..*|\[::1\])$/.test(hostname);
  return createTransport({
    host: hostname.replaceAll(/[[\]]/g, ''),
    ...(port && { port: Number(port) }),
    secure: protocol === 'smtps:',
    // A password goes over TLS, or within this machine, where servers have certificates that nobody signed.
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
  pauses = usualPauses,
  delay = usualDelay,
}: MailerOptions): Mailer {
  const transport = transportTo(url);
  const inTurn = fewAtOnce(mostConnections);
  const closing = new AbortController();
  const { signal } = closing;
  const counts = { sent: 0, failed: 0 };
  const underWay = new Set<Promise<void>>();

  /** Returns whether there is to be another try. */
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

  const deliver = async (compose: () => Promise<Letter | undefined>) => {
    await afterAnswer();
    await sleep(Math.random() * delay, undefined, { signal }).catch(() => undefined);
    let letter: Letter | undefined;
    const attempt = async () => {
      letter ??= await compose();
      if (!letter) return;
      const { to: address, subject, text } = letter;
      await transport.sendMail({
        from,
        ...(replyTo !== undefined && { replyTo }),
        // Not as text, in which several addresses could be read.
        to: { name: '', address },
        subject,
        text,
        // Addresses are longer than a line: other encodings may break them.
        textEncoding: 'quoted-printable',
        // So that nobody's holiday notice answers.
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      counts.sent += 1;
    };
    for (const pause of pauses) {
      if (await isDone(attempt, signal.aborted)) return;
      // When it closes, what waits has its last try at once.
      await sleep(pause, undefined, { signal }).catch(() => undefined);
    }
    await isDone(attempt, true);
  };

  const settled = async () => {
    while (underWay.size > 0) await Promise.all(underWay);
  };

  return {
    later(compose) {
      if (underWay.size >= mostUnderWay) {
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
      await Promise.race([settled(), sleep(patience, undefined, { ref: false })]);
      transport.close();
    },
  };
}
