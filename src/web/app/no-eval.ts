/**
 * The page's policy forbids code from text. zod would try all the same with its first schema, and the browser reports
 * that as a breach. zod keeps its settings here; `config({ jitless: true })` would load zod before the page's code, and
 * the bundler may put schemas before it. The stories fail at a breach.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
