/** Markup that may be sent as is. Only `html` creates it. */
export interface Html {
  readonly markup: string;
}

type Part = Html | string | number | undefined | false | readonly Html[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function markupOf(part: Part): string {
  if (part === undefined || part === false) return '';
  if (typeof part === 'object') {
    return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('');
  }
  return String(part).replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** A template that escapes everything except markup. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return { markup: String.raw({ raw: texts }, ...parts.map(markupOf)) };
}
