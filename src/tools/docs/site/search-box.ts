import { languageOf } from '#tools/docs/language.ts';
import type { Entry } from '#tools/docs/search-index.ts';
import { find, type Found } from './find.ts';

const language = languageOf(location.pathname);
const isGerman = language === 'de';

function row({ url, page, heading, around }: Found, place: number): HTMLElement {
  const link = document.createElement('a');
  link.href = url;
  link.lang = languageOf(url);
  link.id = `found-${place}`;
  link.role = 'option';
  link.tabIndex = -1;
  link.ariaSelected = String(place === 0);
  const title = document.createElement('strong');
  title.textContent = heading ? `${page} › ${heading}` : page;
  const text = document.createElement('span');
  text.textContent = around;
  link.append(title, text);
  return link;
}

/** Adds the search field. The search runs in the browser, and its index loads when the field gets the focus. */
export function addSearch(): void {
  const place = document.querySelector<HTMLElement>('.search');
  if (!place) return;
  const input = document.createElement('input');
  input.type = 'search';
  input.placeholder = isGerman ? 'Suchen' : 'Search';
  input.autocomplete = 'off';
  for (const [name, value] of Object.entries({
    'aria-label': isGerman ? 'Hilfe durchsuchen' : 'Search the docs',
    role: 'combobox',
    'aria-expanded': 'false',
    'aria-controls': 'found',
    'aria-autocomplete': 'list',
  }))
    input.setAttribute(name, value);
  const list = document.createElement('div');
  list.id = 'found';
  list.role = 'listbox';
  list.ariaLabel = isGerman ? 'Ergebnisse' : 'Results';
  list.hidden = true;
  place.append(input, list);
  place.hidden = false;

  let asked: Promise<Entry[]> | undefined;
  const entries = () =>
    (asked ??= fetch('/docs/search.json').then((answer) => answer.json() as Promise<Entry[]>));
  const options = () => [...list.querySelectorAll<HTMLAnchorElement>('[role=option]')];
  const close = () => {
    list.hidden = true;
    input.setAttribute('aria-expanded', 'false');
    input.removeAttribute('aria-activedescendant');
  };
  const select = (at: number) => {
    const all = options();
    const chosen = all.at(at % (all.length || 1));
    for (const option of all) option.ariaSelected = String(option === chosen);
    if (chosen) input.setAttribute('aria-activedescendant', chosen.id);
    chosen?.scrollIntoView({ block: 'nearest' });
  };
  const show = async () => {
    const query = input.value;
    if (query.trim() === '') return close();
    const found = find(await entries(), query, language);
    if (input.value !== query) return;
    if (found.length > 0) list.replaceChildren(...found.map(row));
    else
      list.textContent = isGerman
        ? `Nichts gefunden für „${query.trim()}“.`
        : `Nothing found for “${query.trim()}”.`;
    list.hidden = false;
    input.setAttribute('aria-expanded', 'true');
    select(0);
  };
  input.addEventListener('focus', () => void entries());
  input.addEventListener('input', () => void show());
  input.addEventListener('keydown', (event) => {
    const all = options();
    const at = all.findIndex(({ ariaSelected }) => ariaSelected === 'true');
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && !list.hidden) all[at]?.click();
    else if (event.key === 'ArrowDown') select(at + 1);
    else if (event.key === 'ArrowUp') select(at - 1);
    else return;
    event.preventDefault();
  });
  list.addEventListener('click', close);
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !place.contains(target)) close();
  });
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof Element && event.target.matches('input, textarea');
    const isAsked = event.key === '/' || (event.key === 'k' && (event.metaKey || event.ctrlKey));
    if (!isAsked || isTyping) return;
    event.preventDefault();
    input.focus();
  });
}
