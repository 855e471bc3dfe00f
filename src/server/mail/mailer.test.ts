import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { type Mailbox, type MailboxOptions, mailPassword, startMailbox } from '#test/start-mailbox.ts';
import type { MailMessage } from './mail-messages.ts';
import { createMailer, type Mailer } from './mailer.ts';

let mailbox: Mailbox | undefined;
const mailers: Mailer[] = [];
afterEach(async () => {
  for (const mailer of mailers.splice(0)) await mailer.close();
  await mailbox?.stop();
  mailbox = undefined;
});

/** Starts a mailer with a mailbox, and collects its log. */
async function start(
  options?: MailboxOptions,
  settings: { url?: string; pauses?: number[]; delay?: number } = {},
) {
  mailbox = await startMailbox(options);
  const logged: string[] = [];
  const mailer = createMailer({
    url: mailbox.env.MAIL_URL,
    from: mailbox.env.MAIL_FROM,
    pauses: [1, 1],
    delay: 0,
    log: { warn: (what, message) => logged.push(`${message} ${JSON.stringify(what)}`) },
    ...settings,
  });
  mailers.push(mailer);
  return { mailbox, mailer, logged };
}

const letterTo = (to: string): MailMessage => ({ to, subject: 'Grüße', text: 'Schöne Grüße\n' });
const writing = (to: string) => () => Promise.resolve(letterTo(to));

/** Refuses like an SMTP server: 5xx permanently, 4xx for now. */
const refusing = (responseCode: number) => () => {
  throw Object.assign(new Error('<ada@example.com> is not welcome'), { responseCode });
};

test('a message arrives as it was written, from the configured sender', async () => {
  const { mailbox, mailer, logged } = await start();
  const long = `https://go.example.com/app/reset#token=${'x'.repeat(200)}&email=ada%40example.com`;
  mailer.later(async () => ({ ...letterTo('ada@example.com'), text: `Schöne Grüße\n\n${long}\n` }));
  const message = await mailbox.messageTo('ada@example.com');
  expect(message.text).toBe(`Schöne Grüße\n\n${long}`);
  expect(message.from).toBe('Waypost <links@waypost.example>');
  expect(logged).toEqual([]);
});

test('work that returns no message sends nothing', async () => {
  const { mailbox, mailer, logged } = await start();
  mailer.later(async () => undefined);
  await mailer.settled();
  expect([mailbox.messages, logged]).toEqual([[], []]);
});

test('work starts after a random delay, so that response times reveal nothing', async () => {
  const { mailer } = await start({}, { delay: 400 });
  const began: number[] = [];
  const asked = performance.now();
  for (let letter = 0; letter < 12; letter += 1)
    mailer.later(async () => void began.push(performance.now() - asked));
  await mailer.settled();
  // Twelve random moments out of 400 ms all fall within 40 ms less than once in a billion runs.
  expect(Math.max(...began) - Math.min(...began)).toBeGreaterThan(40);
});

test('work starts only after its caller has continued', async () => {
  const { mailer } = await start();
  const events: string[] = [];
  mailer.later(async () => void events.push('work'));
  // A response does the same, across any number of awaits that wait for nothing external.
  for (let step = 0; step < 100; step += 1) await Promise.resolve();
  events.push('answered');
  await mailer.settled();
  expect(events).toEqual(['answered', 'work']);
});

test('a message that is refused temporarily is retried, and sent once', async () => {
  let tries = 0;
  const { mailbox, mailer, logged } = await start({
    before: () => ((tries += 1) < 3 ? refusing(451)() : undefined),
  });
  let written = 0;
  mailer.later(async () => {
    written += 1;
    return letterTo('ada@example.com');
  });
  await mailer.settled();
  expect([tries, written, mailbox.messages.length]).toEqual([3, 1, 1]);
  const line = 'A message could not be sent; it is tried again. {"code":"EMESSAGE","status":451}';
  expect(logged).toEqual([line, line]);
});

test('work that throws is retried', async () => {
  const { mailbox, mailer } = await start();
  let tries = 0;
  mailer.later(async () => {
    if ((tries += 1) < 3) throw new Error('away');
    return letterTo('ada@example.com');
  });
  await mailer.settled();
  expect(mailbox.messages).toHaveLength(1);
});

test('a message that is refused permanently is not retried, and the log names nobody', async () => {
  let tries = 0;
  const { mailer, logged } = await start({
    before: () => {
      tries += 1;
      return refusing(550)();
    },
  });
  mailer.later(writing('ada@example.com'));
  await mailer.settled();
  expect(tries).toBe(1);
  expect(logged).toEqual(['A message could not be sent, and is given up. {"code":"EMESSAGE","status":550}']);
});

test('a message that can’t be sent is given up after three tries, and the log holds no secrets', async () => {
  const away = await startMailbox();
  await away.stop();
  const { mailer, logged } = await start({}, { url: away.env.MAIL_URL });
  mailer.later(writing('ada@example.com'));
  await mailer.settled();
  expect(logged).toHaveLength(3);
  expect(logged.at(-1)).toMatch(/given up\. \{"code":"ESOCKET"\}$/);
  expect(logged.join()).not.toMatch(/ada|example|password/);
});

test('a wrong mail password is reported without the password', async () => {
  const { mailbox, mailer, logged } = await start();
  const wrong = createMailer({
    url: mailbox.env.MAIL_URL.replace(mailPassword, 'p%40ss-of-the-test'),
    from: 'links@waypost.example',
    pauses: [],
    log: { warn: (what, message) => logged.push(`${message} ${JSON.stringify(what)}`) },
  });
  mailers.push(wrong, mailer);
  wrong.later(writing('ada@example.com'));
  await wrong.settled();
  expect(logged).toEqual(['A message could not be sent, and is given up. {"code":"EAUTH","status":535}']);
});

test('four messages are sent at a time', async () => {
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  let arriving = 0;
  const { mailbox, mailer } = await start({
    before: () => {
      arriving += 1;
      return mayGoOn;
    },
  });
  for (let each = 0; each < 10; each += 1) mailer.later(writing(`person${each}@example.com`));
  await expect.poll(() => arriving).toBe(4);
  goOn();
  await mailer.settled();
  expect(mailbox.messages).toHaveLength(10);
});

test('closing retries a waiting message once more', async () => {
  let isAway = true;
  const { mailbox, mailer, logged } = await start(
    { before: () => (isAway ? refusing(451)() : undefined) },
    { pauses: [3_600_000] },
  );
  mailer.later(writing('ada@example.com'));
  await expect.poll(() => logged.length).toBe(1);
  isAway = false;
  await mailer.close();
  expect(mailbox.messages.map(({ to }) => to)).toEqual(['ada@example.com']);
});

test('closing does not wait for a mail server that never responds', async () => {
  const { promise: never, resolve: end } = Promise.withResolvers<void>();
  const { mailbox, mailer } = await start({ before: () => never });
  mailer.later(writing('ada@example.com'));
  const closed = await Promise.race([mailer.close().then(() => true), sleep(15_000, false)]);
  expect(closed).toBe(true);
  expect(mailbox.messages).toEqual([]);
  end();
});
