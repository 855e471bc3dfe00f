import './opening/early.ts';
import './no-eval.ts';
import { applyLanguage } from '#web/browser/language.ts';
import { pause } from '#web/lib/pause.ts';
import { keepsSeveral, namesAccount, several } from '#web/client/several-here.ts';
import { setCatalogue } from '#web/words/in-language.ts';
import { showNotStarted } from './not-started.ts';
import { showEarlyPage } from './opening/show-page.ts';
import { warmFormats } from './warm-formats.ts';

/** The page's code decides as it loads what it says, so the words of another language come first. */
async function start() {
  const language = applyLanguage();
  // The script runs as soon as it is here, and the rest of the page may not be.
  if (document.readyState === 'loading')
    await new Promise((resolve) => {
      document.addEventListener('DOMContentLoaded', resolve, { once: true });
    });
  const shown = showEarlyPage();
  if (language === 'de') {
    try {
      setCatalogue(await import('#web/words/de.ts'));
    } catch {
      // Without a connection, before the browser kept them: English is better than nothing.
      document.documentElement.lang = 'en';
    }
  }
  // The page's code reads what was kept for its account as it loads, so whose it is comes first.
  if (keepsSeveral() || namesAccount()) {
    several.code = await import('#web/client/kept-accounts.ts');
    several.code.chooseAccount();
  }
  await shown;
  // The rest of the code is still on its way.
  await warmFormats();
  const { begin } = await import('./start.tsx');
  // Evaluating it is a long task: what was pressed meanwhile is noticed before the page is rendered.
  await pause(0);
  await begin();
}

// With a part of it missing, the page would stay empty.
void start().catch(showNotStarted);
