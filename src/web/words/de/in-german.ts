/** Pairs of English and German. `{}` stands for inserted text, in the same order. `{1}` stands for the second one. */
export type Sentences = readonly (readonly [string, string])[];

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A number as the service writes it, with thousands separators. */
const thousands = /^\d{1,3}(?:,\d{3})+$/;

/**
 * Returns a function that translates a server's English messages to German. Its patterns are created for the first
 * message. Unknown messages stay as they are.
 * @param nouns translations of inserted text
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
