/** Matches the host of an address, or a host on its own. */
const punycoded = /^([a-z][a-z\d+.-]*:\/\/)?([^/?#@:\s]*xn--[^/?#@:\s]*)(?!\S*@)/i;

/** Labels in a single script, without letters that look like other letters or signs, or that are invisible. */
const unmistakable = [
  /^(?!.*[÷þıĸ])[a-z\d\u00DF-\u017F-]+$/,
  // Strokes on their own look like slashes and dashes.
  /^(?!(?:[\d\u2E80-\u2FFF〇\u3021-\u3029ー一丨丶丿乀乁ノソゾンヽヾゝゞ-])+$)[\d\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー가-힣-]+$/u,
  ...['Arab', 'Hebr', 'Thai', 'Deva'].map(
    (script) => new RegExp(String.raw`^(?!.*(?:^|[\d-])\p{M})[\d\p{sc=${script}}-]+$`, 'u'),
  ),
];

/** Whole words in these scripts may look like Latin ones, so all letters of the host must be in the same script. */
const alike = /^(?:[\d.\p{sc=Cyrl}-]+|[\d.\p{sc=Grek}-]+)$/u;

/**
 * Returns an address with its host in readable form, such as `müller.de` for `xn--mller-kva.de`. Labels with letters
 * that look like those of another host stay unchanged.
 */
export const readableHost = (address: string) => address.replace(punycoded, withReadableHost);

function withReadableHost(whole: string, scheme = '', host = ''): string {
  const name = host.toLowerCase();
  try {
    const labels = name.split('.').map((label) => ({
      label,
      read: label.startsWith('xn--') ? decoded(label.slice(4)) : label,
    }));
    const isAlike = alike.test(labels.map(({ read }) => read).join('.'));
    const text = labels
      .map(({ label, read }) => (isAlike || unmistakable.some((form) => form.test(read)) ? read : label))
      .join('.');
    return new URL(`http://${text}`).hostname === name ? scheme + text : whole;
  } catch {
    return whole;
  }
}

/** Decodes a label of a host without its `xn--` (RFC 3492). */
function decoded(label: string): string {
  const dash = label.lastIndexOf('-');
  const signs = label.slice(0, Math.max(0, dash)).split('');
  let code = 128;
  let place = 0;
  let bias = 72;
  for (let at = dash + 1; at < label.length;) {
    const before = place;
    for (let weight = 1, base = 36; ; base += 36) {
      const value = Number.parseInt(label.charAt(at), 36);
      const digit = value < 10 ? value + 26 : value - 10;
      const least = Math.min(26, Math.max(1, base - bias));
      at += 1;
      place += digit * weight;
      // For anything but a letter or digit, this leads to an invalid code point.
      if (!(digit >= least)) break;
      weight *= 36 - least;
    }
    const length = signs.length + 1;
    let delta = Math.floor((place - before) / (before === 0 ? 700 : 2));
    delta += Math.floor(delta / length);
    bias = 0;
    for (; delta > 455; bias += 36) delta = Math.floor(delta / 35);
    bias += Math.floor((36 * delta) / (delta + 38));
    code += Math.floor(place / length);
    place %= length;
    signs.splice(place, 0, String.fromCodePoint(code));
    place += 1;
  }
  return signs.join('');
}
