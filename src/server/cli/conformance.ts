import { z } from 'zod';
import { checkConformance } from '#server/conformance/conformance.ts';
import type { Outcome, Result } from '#server/conformance/report.ts';
import { InvalidInput, type Command } from './command.ts';
import { flag, required } from './option.ts';

const address = z
  .string()
  .refine((value) => /^https?:\/\/[^\s?#]+$/i.test(value) && URL.canParse(value), {
    error: 'Enter the address of a server, such as https://links.example.com.',
  })
  .transform((value) => value.replace(/\/+$/, '').replace(/\/api$/, ''));

const options = {
  url: required('URL', address, 'Address of the server, without /api'),
  key: required('KEY', z.string().min(1), 'An API key of that server; - reads it from standard input'),
  write: flag('Also test writes, with records that are deleted afterwards'),
};

const marks: Record<Outcome, string> = { holds: 'ok', broken: 'BROKEN', skipped: 'skipped' };

const line = ({ id, says, outcome, detail }: Result) =>
  `${marks[outcome].padEnd(7)}  ${id.split(' ')[0]}: ${says}.${detail === undefined ? '' : ` ${detail}`}`;

async function keyFrom(given: string): Promise<string> {
  if (given !== '-') return given;
  const { text } = await import('node:stream/consumers');
  return (await text(process.stdin)).trim();
}

export const conformance: Command = {
  name: 'conformance',
  summary: 'Check a server against the API specification',
  options,
  async run(values) {
    const { url, key, write } = values as { url: string; key: string; write: boolean };
    const stop = new AbortController();
    const onInterrupt = () => {
      console.error(write ? 'Stopping, and deleting what was created.' : 'Stopping.');
      stop.abort();
    };
    // A second signal ends the process immediately, as usual.
    process.once('SIGINT', onInterrupt);
    const { results, requests, left, ended } = await checkConformance({
      url,
      key: await keyFrom(key),
      write,
      say: (seconds) => console.error(`Waiting ${seconds} s for the server’s rate limit.`),
      signal: stop.signal,
    });
    process.off('SIGINT', onInterrupt);
    if (ended === 'unreachable') throw new InvalidInput(`${url} can’t be reached. Check the address.`);
    if (ended === 'untrusted certificate')
      throw new InvalidInput(`${url} has no valid certificate, so it wasn’t checked.`);
    if (ended === 'key refused')
      throw new InvalidInput(`${url} refused this key. Stopped after ${requests} requests.`);
    if (ended !== 'interrupted' && results.every(({ outcome }) => outcome !== 'holds'))
      throw new InvalidInput(`${url} isn’t a server of this API. Check the address and the key.`);
    const count = (outcome: Outcome) => results.filter((result) => result.outcome === outcome).length;
    const [holding, broken, skipped] = [count('holds'), count('broken'), count('skipped')];
    const closing = [
      ...(ended === 'interrupted' ? ['Interrupted: not all statements were tried.'] : []),
      `${holding} of ${results.length} statements hold, ${broken} don’t, ${skipped} were skipped. ${requests} requests.`,
      ...left.map((path) => `Couldn’t delete what was created: DELETE ${path}`),
    ];
    return {
      json: { url, holding, broken, skipped, requests, left, ended, results },
      text: [...results.map(line), '', ...closing].join('\n'),
      isBad: broken > 0 || left.length > 0 || ended !== undefined,
    };
  },
};
