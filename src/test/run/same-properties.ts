/**
 * Property tests try the same cases in every run, so that a passing suite keeps passing until the code changes.
 * `FC_SEED=random` looks for new cases, and `FC_SEED=<number>` repeats a run that found one.
 */
import { configureGlobal } from 'fast-check';

const seed = process.env.FC_SEED ?? '2026';
if (seed !== 'random') configureGlobal({ seed: Number(seed) });
