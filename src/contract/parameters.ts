/** An address in its three parts; what is joined to it leaves the rest as it was typed. */
function takeApart(url: string): { path: string; query: string[]; hash: string } {
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

/** What a parameter of an address is; "" where it has none of the name. */
export function parameterOf(url: string, name: string): string {
  const pair = takeApart(url).query.find((each) => nameOf(each) === name);
  return pair === undefined ? '' : decoded(pair.split('=').slice(1).join('='));
}

/** The address with a parameter in place of those of its name; "" takes them away. */
export function withParameter(url: string, name: string, value: string): string {
  const { path, query, hash } = takeApart(url);
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
