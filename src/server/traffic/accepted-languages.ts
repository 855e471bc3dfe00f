/** Returns a browser's languages without their regions, in its order of preference: `de`, `en` for `de-CH,en;q=0.8`. */
export function acceptedLanguages(header = ''): string[] {
  const wanted = header
    .slice(0, 512)
    .split(',')
    .map((part) => {
      const [tag = '', ...more] = part.trim().toLowerCase().split(';');
      const quality = more.map((each) => /^\s*q=([\d.]+)/.exec(each)?.[1]).find(Boolean);
      return { language: tag.split('-')[0] ?? '', quality: Number(quality ?? 1) };
    })
    .filter(({ language, quality }) => language && language !== '*' && quality > 0);
  return wanted.toSorted((one, other) => other.quality - one.quality).map(({ language }) => language);
}
