/**
 * Queries by role or name, and clicks, check the visibility of many elements, and jsdom goes through a browser's whole
 * style sheet for each of them. Page tests have no other style sheet, so these values follow from the element's kind
 * and its `style` attribute. jsdom computes all others.
 */
export const slow = window.getComputedStyle.bind(window);

interface Seen {
  display: string;
  visibility: string;
}

const ofKinds = new Map<string, Seen>();

/** The attributes that visibility depends on in the browser's style sheet. */
const telling = ['hidden', 'open', 'popover', 'type'] as const;

function seenByKind(element: Element): Seen {
  let kind = `${element.namespaceURI} ${element.localName}`;
  for (const name of telling) {
    const value = element.getAttribute(name);
    if (value !== null) kind += ` ${name}=${value}`;
  }
  const known = ofKinds.get(kind);
  if (known) return known;
  // An element without parents or a `style` has the styles of its kind.
  const alike = document.createElementNS(element.namespaceURI, element.localName);
  for (const name of telling) {
    const value = element.getAttribute(name);
    if (value !== null) alike.setAttribute(name, value);
  }
  const { display, visibility } = slow(alike);
  const seen = { display, visibility };
  ofKinds.set(kind, seen);
  return seen;
}

type Property = 'display' | 'visibility' | 'pointer-events';

const own = (element: Element, property: Property) =>
  element.hasAttribute('style') ? (element as HTMLElement).style.getPropertyValue(property) : '';

const display = (element: Element) => own(element, 'display') || seenByKind(element).display;

function visibility(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const value = own(at, 'visibility') || seenByKind(at).visibility;
    if (value !== 'visible') return value;
    if (own(at, 'visibility')) return value;
  }
  return 'visible';
}

function pointerEvents(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const value = own(at, 'pointer-events');
    if (value) return value;
  }
  return 'auto';
}

const quick: Partial<Record<string, (element: Element) => string>> = {
  display,
  visibility,
  pointerEvents,
  'pointer-events': pointerEvents,
};

window.getComputedStyle = (element, pseudo) => {
  if (pseudo) return slow(element, pseudo);
  let told: CSSStyleDeclaration | undefined;
  const all = () => (told ??= slow(element));
  return new Proxy({} as CSSStyleDeclaration, {
    get(_, name) {
      if (name === 'getPropertyValue')
        return (property: string) => quick[property]?.(element) ?? all().getPropertyValue(property);
      const value = quick[String(name)]?.(element) ?? (Reflect.get(all(), name) as unknown);
      return typeof value === 'function' ? (value.bind(all()) as unknown) : value;
    },
  });
};
