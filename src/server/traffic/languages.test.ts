import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestAccount, type TestService } from '#test/start-service.ts';
import { visitorsOf } from '#test/link-visitors.ts';

let service: TestService;
let ada: TestAccount;

beforeAll(async () => {
  service = await startService();
  ada = await service.addAccount();
});
afterAll(() => service.stop());

const open = async (path: string, language?: string) => {
  const headers = language === undefined ? undefined : { 'Accept-Language': language };
  const response = await fetch(new URL(path, service.url), {
    redirect: 'manual',
    ...(headers && { headers }),
  });
  return { text: await response.text(), vary: response.headers.get('Vary') };
};

test('a page is shown in the first supported language of the visitor’s browser', async () => {
  const german = await open('/nothing-here', 'de-CH, en;q=0.8');
  expect(german.text).toContain('<html lang="de">');
  expect(german.text).toContain('<h1>Link nicht gefunden</h1>');
  expect(german.vary).toContain('Accept-Language');
  for (const language of [undefined, 'fr', 'fr, en;q=0.9, de;q=0.1', '*', ';;q=2,,'])
    expect((await open('/nothing-here', language)).text).toContain('<html lang="en">');
  expect((await open('/nothing-here', 'fr, de;q=0.9, en;q=0.1')).text).toContain('<html lang="de">');
});

test('forms and their error messages are shown in the visitor’s language', async () => {
  const { shorturl } = await visitorsOf(service, ada).link({ password: 'spring' });
  expect((await open(shorturl, 'de')).text).toContain('Dieser Link ist geschützt');
  const response = await fetch(new URL(shorturl, service.url), {
    method: 'POST',
    headers: { 'Accept-Language': 'de', 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'password=autumn',
  });
  expect(await response.text()).toContain('Falsches Passwort. Versuche es noch einmal.');
  expect((await open('/report', 'de')).text).toContain('Meldung senden');
});

test('the page of an expired link shows the date of expiry in the visitor’s language', async () => {
  const { shorturl } = await visitorsOf(service, ada).link({}, { expires_at: 1 });
  expect((await open(shorturl, 'de')).text).toContain('Er galt bis zum 1. Januar 1970 um 00:00 Uhr (UTC).');
  expect((await open(shorturl)).text).toContain('It expired on 1 January 1970 at 00:00 UTC.');
});
