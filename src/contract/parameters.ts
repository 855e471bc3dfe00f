/** Splits a URL into three parts, so that a parameter can be added and the rest stays as it was typed. */
function splitUrl(url: string): { path: string; query: string[]; hash: string } {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(url) ?? [];
  return { path, query: query.split('&').filter(Boolean), hash };
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
};

const nameOf = (pair: string) => decoded(pair.split('=')[0] ?? '');

/** Returns the value of a parameter, or "" if the URL doesn't have it. */
export function parameterOf(url: string, name: string): string {
  const pair = splitUrl(url).query.find((each) => nameOf(each) === name);
  return pair === undefined ? '' : decoded(pair.split('=').slice(1).join('='));
}

/** Returns the URL with the parameter set, in place of all others of the same name. "" removes them. */
export function withParameter(url: string, name: string, value: string): string {
  const { path, query, hash } = splitUrl(url);
  const at = query.findIndex((pair) => nameOf(pair) === name);
  const others = query.filter((pair) => nameOf(pair) !== name);
  const pairs =
    value === ''
      ? others
      : others.toSpliced(
          at < 0 ? others.length : at,
          0,
          `${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
        );
  return `${path}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}${hash}`;
}
