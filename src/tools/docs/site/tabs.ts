const place = 'waypost-docs-tab';

function kept(): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

function keep(name: string): void {
  try {
    localStorage.setItem(place, name);
  } catch {
    // Without storage, users choose again on the next page.
  }
}

/** Shows one language of each example. The last choice applies to the whole page. */
function choose(name: string): void {
  for (const tabs of document.querySelectorAll('.tabs')) {
    const figures = [...tabs.querySelectorAll<HTMLElement>('figure')];
    const has = figures.some((figure) => figure.dataset['tab'] === name);
    const shown = has ? name : figures[0]?.dataset['tab'];
    for (const figure of figures) figure.hidden = figure.dataset['tab'] !== shown;
    for (const button of tabs.querySelectorAll('.tab-names button'))
      button.setAttribute('aria-pressed', String(button.textContent === shown));
  }
}

/** Adds the tabs. Without script, the languages appear one below the other. */
export function addTabs(): void {
  for (const tabs of document.querySelectorAll('.tabs')) {
    const names = document.createElement('div');
    names.className = 'tab-names';
    names.role = 'group';
    names.ariaLabel = 'Language';
    for (const { dataset } of tabs.querySelectorAll<HTMLElement>('figure')) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = dataset['tab'] ?? '';
      button.addEventListener('click', () => {
        const before = button.getBoundingClientRect().top;
        choose(button.textContent);
        keep(button.textContent);
        // Examples above may have become longer, so this keeps the pressed button in place.
        scrollBy(0, button.getBoundingClientRect().top - before);
      });
      names.append(button);
    }
    tabs.prepend(names);
  }
  choose(kept() ?? '');
}
