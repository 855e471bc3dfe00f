import { expect, test } from 'vitest';
import { slow } from './quick-styles.ts';

const tags =
  'a button dialog div fieldset h2 input label li main nav p script section select span summary svg table td';

test('quick styles give the visibility and pointer events that jsdom gives', () => {
  const kinds = tags.split(' ').map((tag) => `<${tag}></${tag}><${tag} hidden></${tag}>`);
  document.body.innerHTML = `${kinds.join('')}
    <dialog open>Open</dialog><input type="hidden"><div popover>Away</div>
    <table><tbody><tr hidden><td>Away</td></tr></tbody></table>
    <details><p>Folded</p></details>
    <div style="display: none">Away</div><b style="display: block; color: red">Own</b>
    <div style="visibility: hidden">Away<p>Inside<b style="visibility: visible">Seen</b></p></div>
    <div style="pointer-events: none">Still<p>Inside<b style="pointer-events: auto">Pressed</b></p></div>`;
  const all = [...document.querySelectorAll<HTMLElement>('*')];
  const read = (style: CSSStyleDeclaration) => [
    style.display,
    style.getPropertyValue('display'),
    style.visibility,
    style.getPropertyValue('visibility'),
    style.pointerEvents,
    style.getPropertyValue('pointer-events'),
    style.color,
    style.getPropertyValue('position'),
  ];
  const of = (styleOf: typeof slow) => all.map((element) => [element.outerHTML, ...read(styleOf(element))]);
  expect(of(window.getComputedStyle)).toEqual(of(slow));
});
