/** Finds a Chromium for the journeys, or installs one: a step of `npm test`. */
import { ensureChromium } from './chromium.ts';

try {
  console.log(ensureChromium());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
