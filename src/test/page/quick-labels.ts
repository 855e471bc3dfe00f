/**
 * Whoever looks for a field by its label asks of each field for its labels, and jsdom goes through the whole page for
 * each answer. Here they are found once, and again after a change of the page.
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

/** What changed since its observer was told counts as well. */
function labelsOf(field: Element): HTMLLabelElement[] {
  if (changes.takeRecords().length > 0) forget();
  known ??= find();
  return known.get(field) ?? [];
}

type Field = HTMLButtonElement | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** By the name of their kind, what jsdom tells. */
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

/** As jsdom finds them. */
export const slow = (field: Field) => told.get(field.constructor.name)?.call(field);
