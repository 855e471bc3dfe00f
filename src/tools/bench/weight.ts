import { chromium } from 'playwright';
import { startFirstViews } from '#test/start-first-views.ts';
import { chromiumArgs, ensureChromium } from '#tools/chromium.ts';

/**
 * Counts what each page of the built dashboard requests until it shows what people open it for, in a browser with an
 * empty cache. FILES=1 lists the files too.
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
