/** Returns a URL without its UTM parameters, and these in readable form. */
export function splitUtm(url: string): { url: string; tags: readonly string[] } {
  const [, path = '', query, hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(url) ?? [];
  const pairs = query?.split('&') ?? [];
  const tags = pairs.filter((pair) => /^utm_[^=]/i.test(pair));
  if (tags.length === 0) return { url, tags };
  const others = pairs.filter((pair) => pair !== '' && !tags.includes(pair));
  return {
    url: path + (others.length > 0 ? `?${others.join('&')}` : '') + hash,
    tags: tags.map((tag) => decoded(tag).replace('=', ': ')),
  };
}

const decoded = (text: string) => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
};
