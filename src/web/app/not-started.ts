import { inLanguage } from '#web/words/in-language.ts';
import { notStarted } from '#web/words/not-started.ts';

function add(tag: string, text: string, parent: Element): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  parent.append(element);
  return element;
}

/** In place of the dashboard, whose code did not come: made without any of it. */
export function showNotStarted() {
  const root = document.querySelector('#root');
  // A page that was kept (`opening/show-page.ts`) waits for the code; what has been rendered tells of its failures itself.
  const isWaiting = root?.ariaBusy === 'true';
  if (!root || (root.childElementCount > 0 && !isWaiting)) return;
  root.replaceChildren();
  const words = inLanguage('notStarted', notStarted);
  const box = add('main', '', root);
  box.className = 'not-started';
  const told = add('div', '', box);
  told.setAttribute('role', 'alert');
  add('h1', words.title, told);
  add('p', words.text, told);
  add('button', words.reload, box).addEventListener('click', () => location.reload());
  document.title = `${words.title} · Waypost`;
}
