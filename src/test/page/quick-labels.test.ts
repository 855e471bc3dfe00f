import { expect, test } from 'vitest';
import { slow } from './quick-labels.ts';

const fields = () =>
  document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('button, input, select, textarea');

const compare = () => {
  const of = (labelsOf: typeof slow) => [...fields()].map((field) => [...(labelsOf(field) ?? ['none'])]);
  const quick = of((field) => field.labels);
  expect(quick).toEqual(of(slow));
  return quick.map((labels) => labels.length);
};

test('the quick lookup finds the labels that jsdom finds, also after a change', () => {
  document.body.innerHTML = `
    <label for="name">Name</label><input id="name"><label for="name">Full name</label>
    <label>Kind <select></select><input></label>
    <label for="">Empty</label><label for="gone">Gone</label>
    <label for="secret">Secret</label><input id="secret" type="hidden">
    <label for="box">Box</label><div id="box"></div><button>Save</button><textarea id="note"></textarea>`;
  expect(compare()).toEqual([2, 1, 0, 1, 0, 0]);
  document.querySelector('label')?.setAttribute('for', 'note');
  expect(compare()).toEqual([1, 1, 0, 1, 0, 1]);
  document.querySelector('select')?.remove();
  expect(compare()).toEqual([1, 1, 1, 0, 1]);
  document.querySelector('#secret')?.setAttribute('type', 'text');
  expect(compare()).toEqual([1, 1, 1, 0, 1]);
});
