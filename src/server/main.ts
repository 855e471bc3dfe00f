import { readConfig } from './config.ts';
import { startService, whyNotStarted } from './start-service.ts';

try {
  console.log(await startService(readConfig(process.env), process.argv.includes('--dev')));
} catch (error) {
  console.error(whyNotStarted(error));
  process.exit(1);
}
