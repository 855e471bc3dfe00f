/** Whether tests with very many cases run all of them. `npm run bench -- every-case` runs all, `npm test` only some. */
export const isThorough = process.env['EVERY_CASE'] === '1';
