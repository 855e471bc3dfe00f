/** English and German; `{}` stands for what is filled in, in the same order, `{1}` for the second of it. */
export type Sentences = readonly (readonly [string, string])[];

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A number as the service writes it, with thousands apart. */
const thousands = /^\d{1,3}(?:,\d{3})+$/;

/**
 * Says in German what a server says in English. Made for the first sentence that is to be said; what is not known stays
 * as it is.
 * @param nouns what may be filled in
 */
export function inGerman(sentences: Sentences, nouns: Readonly<Record<string, string>> = {}) {
  let patterns: readonly { pattern: RegExp; german: string }[] | undefined;
  const known = () =>
    (patterns ??= sentences.map(([english, german]) => ({
      pattern: new RegExp(`^${english.split('{}').map(escaped).join('(.+?)')}$`, 's'),
      german,
    })));
  const inList = (text: string): string => nouns[text] ?? translated(text);
  const filledIn = (text: string): string => {
    if (thousands.test(text)) return text.replaceAll(',', '.');
    const parts = text.split(', ').map(inList).join(', ');
    return parts === text ? inList(text) : parts;
  };

  function translated(message: string): string {
    for (const { pattern, german } of known()) {
      const found = pattern.exec(message)?.slice(1);
      if (!found) continue;
      let place = 0;
      return german.replaceAll(/\{(\d?)\}/g, (_, chosen: string) => {
        const filled = found[chosen === '' ? place : Number(chosen)] ?? '';
        place += 1;
        return filledIn(filled);
      });
    }
    return message;
  }

  return translated;
}
