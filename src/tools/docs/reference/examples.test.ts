/** @module-tag every-case */
import { describe, expect, test } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { mailToNobody } from '#test/start-mailbox.ts';
import { sendReport } from '#test/send-report.ts';
import { startService } from '#test/start-service.ts';
import { exampleServer, isStream, type Operation, operations } from './document.ts';
import { type Examples, examplesOf } from './examples.ts';
import { hasProgram, runCurl, runJavascript, type Runner, runPython } from './run-examples.ts';

/** The order of the operations. Those that create records come first, and those that end something last. */
const turns: readonly ((operation: Operation) => boolean)[] = [
  ({ id, path }) => path.endsWith('/add') && !/^(?:bio|support)\./.test(id),
  ({ id }) => id === 'bio.add',
  ({ id, method }) => method !== 'DELETE' && !/^support\.|^account\.update/.test(id),
  // They're deleted along with their record.
  ({ id }) => /^(?:annotations|goals|shares)\./.test(id),
  ({ path }) => /\/assign\//.test(path),
  ({ id }) => !/^(?:support|keys|session)\.|^account\.update/.test(id),
  ({ id }) => id === 'support.inspect',
  ({ id, path }) => id.startsWith('support.') && !/\/(?:lock|delete)$/.test(path),
  ({ id }) => id === 'support.end',
  // Ends the session that other operations use.
  ({ id }) => id === 'session.signOut',
  ({ id }) => id === 'account.update',
  // The rest may end the key.
  () => true,
];

const turn = (operation: Operation) => turns.findIndex((isNow) => isNow(operation));

/** A stream has no end to wait for, so it has a test of its own. */
const ordered = operations.filter((each) => !isStream(each)).toSorted((a, b) => turn(a) - turn(b));

/**
 * These need something that no example has: the token of a message or of a second step, a code of the app, or the
 * response of a passkey.
 */
const others: Readonly<Record<string, number>> = {
  'mail.check': 400,
  'mail.confirm': 400,
  'mail.reset': 400,
  'session.register': 403,
  'secondStep.ask': 400,
  'secondStep.check': 400,
  'secondStep.finishApp': 400,
  'secondStep.recovery': 400,
  'secondStep.removeApp': 404,
  'secondStep.signIn': 400,
  // There are no passkeys without https or localhost.
  'passkeys.delete': 404,
  'passkeys.finish': 404,
  'passkeys.signIn': 404,
  'passkeys.start': 404,
  'passkeys.update': 404,
};

const signedIn = new Set(
  endpoints.filter((each) => each.signedIn).map(({ resource, name }) => `${resource}.${name}`),
);

const languages: readonly { name: keyof Examples; program: string; run: Runner }[] = [
  { name: 'javascript', program: 'node', run: runJavascript },
  { name: 'curl', program: 'curl', run: runCurl },
  { name: 'python', program: 'python3', run: runPython },
];

describe.each(languages)('the examples in $name', ({ name, program, run }) => {
  // Examples run in processes of their own, which take time to start.
  test('return the documented statuses', { timeout: 90_000 }, async ({ skip }) => {
    skip(!(await hasProgram(program)), `${program} is not installed`);
    const waypost = await startService({
      env: { ...mailToNobody, REGISTRATION: 'open', TRUST_PROXY: 'on', DOMAIN_CHECK: 'off' },
    });
    const carol = await waypost.addAccount({ username: 'carol' });
    const ada = await waypost.addAccount({ username: 'ada', email: 'ada@example.com' });
    const sam = await waypost.addAccount({ username: 'sam', staff: true });
    const body = { email: carol.email, password: carol.password };
    const session = (await waypost.call('POST', '/api/session', { body })).body.session as string;
    const keyOf = (id: string) => {
      if (id.startsWith('support.')) return sam.key;
      if (id === 'account.delete') return ada.key;
      return signedIn.has(id) || /^(?:session|security)\./.test(id) ? session : carol.key;
    };
    const codeOf = (operation: Operation) => {
      const examples = examplesOf(operation);
      return examples[name]
        .replaceAll(exampleServer, waypost.url)
        .replaceAll('YOUR_API_KEY', keyOf(operation.id));
    };
    const makes = ordered.filter((each) => turn(each) < 2);
    const statuses = await run(makes.map(codeOf));
    await sendReport(waypost, { link: `${waypost.url}/menu` });
    statuses.push(...(await run(ordered.slice(makes.length).map(codeOf))));
    const found = Object.fromEntries(ordered.map(({ id }, place) => [id, statuses[place]]));
    const expected = Object.fromEntries(ordered.map(({ id }) => [id, others[id] ?? 200]));
    expect(found).toEqual(expected);
    await waypost.stop();
  });
});
