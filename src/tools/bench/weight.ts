import { chromium } from 'playwright';
import { startFirstViews } from '#test/start-first-views.ts';
import { chromiumArgs, ensureChromium } from '#tools/chromium.ts';

/**
 * What each page of the built dashboard asks for until the thing is there that people open it for, in a browser that
 * knows nothing of it, on a slow processor and connection: counted, not timed. `-- weight --files` lists the files too.
 */

const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
const views = await startFirstViews(browser);
try {
  const kB = (bytes: number) => Math.round(bytes / 100) / 10;
  const table: Record<string, Record<string, number>> = {};
  const named = process.env['PAGES']?.split(',');
  for (const page of views.pages) {
    if (named && !named.includes(page.name)) continue;
    const { requests, script, style, font, data, shift, asked } = await views.of(page, { slowed: 1 });
    table[page.name] = {
      requests,
      'script, kB': kB(script),
      'style, kB': kB(style),
      'font, kB': kB(font),
      'data, kB': kB(data),
      shift: Math.round(shift * 1000) / 1000,
    };
    if (process.env['FILES']) console.log(`${page.name}\n  ${asked.join('\n  ')}`);
  }
  console.table(table);
} finally {
  await views.stop();
  await browser.close();
}
