import { ProblemFound } from './cli/command.ts';
import { runCommand, sentenceOf } from './cli/run-command.ts';

try {
  console.log(await runCommand(process.argv.slice(2)));
} catch (error) {
  if (error instanceof ProblemFound) console.log(error.message);
  else console.error(sentenceOf(error));
  process.exitCode = 1;
}
