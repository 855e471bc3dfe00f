import type { Command } from './command.ts';

export const start: Command = {
  name: 'start',
  summary: 'Start the service',
  options: {},
  async run(_values, config) {
    // The other commands need none of it.
    const { startService, whyNotStarted } = await import('#server/start-service.ts');
    try {
      const text = await startService(config, false);
      return { json: { addresses: text.match(/http\S+/g) }, text };
    } catch (error) {
      console.error(whyNotStarted(error));
      // The database may be open already.
      process.exit(1);
    }
  },
};
