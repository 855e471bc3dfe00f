import { inLanguage } from '#web/words/in-language.ts';
import { notStarted } from '#web/words/not-started.ts';

function add(tag: string, text: string, parent: Element): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  parent.append(element);
  return element;
}

/** Shows an error in place of the dashboard if its code couldn't be loaded. Uses none of that code. */
export function showNotStarted() {
  const root = document.querySelector('#root');
  // A kept page (`opening/show-page.ts`) still waits for the code. A page that has been rendered reports its own
  // failures.
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
