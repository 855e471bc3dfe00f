/** Adds the interactive parts of the docs: search, tabs, copying. */
import './docs.css';
import { showExamplesOfThisServer } from './own-address.ts';
import { addCopyButtons } from './copy-buttons.ts';
import { addSearch } from './search-box.ts';
import { addTabs } from './tabs.ts';

showExamplesOfThisServer();
addTabs();
addCopyButtons();
addSearch();

// On a phone the open list of pages would be in the way.
if (matchMedia('(width < 900px)').matches) document.querySelector('.pages details')?.removeAttribute('open');
document.querySelector('.pages [aria-current]')?.scrollIntoView({ block: 'nearest' });
scrollTo(0, location.hash ? scrollY : 0);
