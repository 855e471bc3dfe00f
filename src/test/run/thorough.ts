/**
 * The tag of tests that `npm test` leaves out, and `npm run bench -- every-case` runs: they repeat what others show, with
 * another page, size or database, or they are slow, as a crash under load is.
 */
export const everyCase = 'every-case';

/** Whether tests with very many cases run all of them. `npm test` only runs some. */
export const isThorough = process.env['EVERY_CASE'] === '1';
