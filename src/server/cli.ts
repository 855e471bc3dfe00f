import { runCommand, sentenceOf } from './cli/run-command.ts';

try {
  console.log(await runCommand(process.argv.slice(2)));
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}
