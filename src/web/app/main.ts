import './opening/early.ts';
import './no-eval.ts';
import { applyLanguage } from '#web/browser/language.ts';
import { pause } from '#web/lib/pause.ts';
import { hasSeveralAccounts, isAccountInAddress, severalAccounts } from '#web/client/several-accounts.ts';
import { setCatalogue } from '#web/words/in-language.ts';
import { showNotStarted } from './not-started.ts';
import { showEarlyPage } from './opening/show-page.ts';
import { warmFormats } from './warm-formats.ts';

/** The page's code chooses its texts when it loads, so another language's words are loaded first. */
async function start() {
  const language = applyLanguage();
  // The script runs as soon as it has loaded, when the rest of the page may still be missing.
  if (document.readyState === 'loading')
    await new Promise((resolve) => {
      document.addEventListener('DOMContentLoaded', resolve, { once: true });
    });
  const shown = showEarlyPage();
  if (language === 'de') {
    try {
      setCatalogue(await import('#web/words/de.ts'));
    } catch {
      // There is no connection and the browser hasn't kept the words yet. English is better than nothing.
      document.documentElement.lang = 'en';
    }
  }
  // The page's code reads its account's stored data when it loads, so the account is chosen first.
  if (hasSeveralAccounts() || isAccountInAddress()) {
    severalAccounts.code = await import('#web/client/kept-accounts.ts');
    severalAccounts.code.chooseAccount();
  }
  await shown;
  // The rest of the code is still loading.
  await warmFormats();
  const { startApp } = await import('./start.tsx');
  // Evaluating the code is a long task. The pause lets the browser handle earlier clicks before the page is rendered.
  await pause(0);
  await startApp();
}

// If part of the code is missing, the page would otherwise stay empty.
void start().catch(showNotStarted);
