import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { addAccount } from '#server/services/add-account.ts';
import { openDatabase } from '#server/store/database/database.ts';
import { chromiumArgs, ensureChromium } from '#tools/chromium.ts';
import { fillAccount } from './seed.ts';
import { startBenchService } from './start-service.ts';

export interface Bench {
  origin: string;
  /**
   * Opens a page in a new browser context without other data, signed in for the tab only, or permanently, which lets it
   * keep a copy.
   */
  newPage(signedIn: 'tab' | 'stay'): Promise<Page>;
}

/** Measures the built dashboard with an account of `links` links. Everything is removed afterwards. */
export async function withLinks<Result>(
  links: number,
  measure: (bench: Bench) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'waypost-bench-'));
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  try {
    const database = await openDatabase({ dataDir });
    const { id, key } = await addAccount(database.db, {
      email: 'bench@example.com',
      username: 'bench',
      password_hash: '',
    });
    await fillAccount(database, id, links);
    await database.close();
    const service = await startBenchService(dataDir);
    const credentials = JSON.stringify({ server: '', key, kind: 'key' });
    try {
      return await measure({
        origin: service.origin,
        async newPage(signedIn) {
          const page = await browser.newPage({
            viewport: { width: 1440, height: 900 },
            reducedMotion: 'reduce',
          });
          await page.addInitScript(
            ([store, kept]) => globalThis[store].setItem('waypost-credentials', kept),
            [signedIn === 'stay' ? 'localStorage' : 'sessionStorage', credentials] as const,
          );
          return page;
        },
      });
    } finally {
      await service.kill('SIGTERM');
    }
  } finally {
    await browser.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
