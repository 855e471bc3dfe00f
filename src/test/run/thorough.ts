/** Whether tests of very many cases go through all of them: `npm run bench -- every-case` does, `npm test` takes some. */
export const isThorough = process.env['EVERY_CASE'] === '1';
