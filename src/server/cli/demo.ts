import type { CreatedCounts } from '#server/demo/fill.ts';
import { command } from './command.ts';
import { findAccount } from './find-account.ts';
import { account, optional, whole } from './option.ts';

const words: Record<keyof CreatedCounts, string> = {
  domains: 'domains',
  links: 'links',
  bios: 'bio pages',
  overlays: 'overlays',
  splash: 'splash pages',
  campaigns: 'campaigns',
  channels: 'channels',
  pixels: 'pixels',
  qrs: 'QR codes',
  visits: 'visits',
};

export const demo = command({
  name: 'demo',
  summary: 'Fill an account with demo data',
  options: {
    account,
    links: optional('N', whole(1, 100_000), 'Number of links (default: 60)'),
    visits: optional('N', whole(0, 10_000_000), 'Number of visits in the past 90 days (default: 6,000)'),
  },
  async run({ account, links, visits }, { database }) {
    const { id, username } = await findAccount(database.db, account);
    // These load only here, since loading the code that reads visits takes longer than any other command takes to run.
    const { fillWithDemo } = await import('#server/demo/fill.ts');
    const { createRecorder } = await import('#server/traffic/counting/recorder.ts');
    let failure: object | undefined;
    const recorder = createRecorder({ database, log: { error: (details) => (failure = details) } });
    const filled = await fillWithDemo({ database, recorder }, id, { links, visits });
    await recorder.close();
    if (failure) throw new Error('Couldn’t record all visits.', { cause: failure });
    const counts = Object.entries<number>({ ...filled }).map(
      ([what, count]) => `${count.toLocaleString('en')} ${words[what as keyof CreatedCounts]}`,
    );
    return { json: { id, username, ...filled }, text: `Added to ${username}: ${counts.join(', ')}.` };
  },
});
