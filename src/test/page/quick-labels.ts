/**
 * Queries by label read the labels of each field, and jsdom searches the whole page every time. Here all labels are
 * found once, and again after the page changes.
 */
const fields = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];

let known: Map<Element, HTMLLabelElement[]> | undefined;

const forget = () => (known = undefined);
const changes = new MutationObserver(forget);
changes.observe(document, {
  subtree: true,
  childList: true,
  attributes: true,
  attributeFilter: ['for', 'id', 'type'],
});

function find() {
  const found = new Map<Element, HTMLLabelElement[]>();
  for (const label of document.getElementsByTagName('label')) {
    const control = label.hasAttribute('for') ? document.getElementById(label.htmlFor) : label.control;
    if (!control) continue;
    const others = found.get(control);
    if (others) others.push(label);
    else found.set(control, [label]);
  }
  return found;
}

/** Counts changes that haven't been reported to the observer yet. */
function labelsOf(field: Element): HTMLLabelElement[] {
  if (changes.takeRecords().length > 0) forget();
  known ??= find();
  return known.get(field) ?? [];
}

type Field = HTMLButtonElement | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** jsdom's own getters, by class name. */
const told = new Map<string, (this: Element) => Field['labels']>();

for (const { name, prototype } of fields) {
  const labels = Object.getOwnPropertyDescriptor(prototype, 'labels');
  if (!labels?.get) throw new Error(`jsdom knows no labels of ${name}.`);
  const slow = labels.get as (this: Element) => Field['labels'];
  told.set(name, slow);
  Object.defineProperty(prototype, 'labels', {
    ...labels,
    get(this: Element) {
      const isQuick = this.isConnected && this.getAttribute('type') !== 'hidden';
      return isQuick ? labelsOf(this) : slow.call(this);
    },
  });
}

/** Returns a field's labels as jsdom finds them. */
export const slow = (field: Field) => told.get(field.constructor.name)?.call(field);
