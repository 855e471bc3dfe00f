import { readConfig } from './config.ts';
import { startService, startFailureMessage } from './start-service.ts';

try {
  console.log(await startService(readConfig(process.env), process.argv.includes('--dev')));
} catch (error) {
  console.error(startFailureMessage(error));
  process.exit(1);
}
