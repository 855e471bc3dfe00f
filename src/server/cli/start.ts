import type { Command } from './command.ts';

export const start: Command = {
  name: 'start',
  summary: 'Start the service',
  options: {},
  async run(_values, config) {
    // It's loaded only here, since the other commands don't need it.
    const { startService, startFailureMessage } = await import('#server/start-service.ts');
    try {
      const text = await startService(config, false);
      return { json: { addresses: text.match(/http\S+/g) }, text };
    } catch (error) {
      console.error(startFailureMessage(error));
      // The process must end even if the database is already open.
      process.exit(1);
    }
  },
};
