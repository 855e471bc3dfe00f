/**
 * Keeps zod from evaluating code from text. The page's policy forbids that, but zod would still try with its first
 * schema, and the browser reports the attempt as a violation. zod reads its settings from this global. Calling
 * `config({ jitless: true })` would load zod before the page's code, and the bundler may put schemas before the call.
 * The stories fail on a violation.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
