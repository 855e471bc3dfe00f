/** What may stand in a segment of an address, as RFC 3986 has it. */
const segmentForm = /^(?:[\w.~!$&'()*+,;=:@-]|%[\da-f]{2})+$/i;
const searchForm = /^[\u0021-\u007e]*$/;

/** More than anybody encodes on purpose. */
const mostLayers = 4;

/** Whether a segment is a plain name, however often it is decoded: no step up, no slash, no control character. */
function isPlain(segment: string): boolean {
  let read = segment;
  for (let layer = 0; layer < mostLayers; layer += 1) {
    if (/^\.{1,2}$|[/\\\u0000-\u001f\u007f]/.test(read)) return false;
    if (!read.includes('%')) return true;
    let next: string;
    try {
      next = decodeURIComponent(read);
    } catch {
      // No UTF-8, or a percent sign that stands for itself one layer down.
      return layer > 0;
    }
    if (next === read) return true;
    read = next;
  }
  return false;
}

/**
 * The path and search to ask another server for.
 * @param asked the target of the request, as it came
 * @param prefix where the server is on this one
 * @param base the path of its own address
 * @returns undefined where the target is not below `/api`, or is more than it looks
 */
export function targetPath(asked: string, prefix: string, base: string): string | undefined {
  const mark = asked.indexOf('?');
  const [path, search] = mark < 0 ? [asked, ''] : [asked.slice(0, mark), asked.slice(mark)];
  if (!path.startsWith(`${prefix}/api`) || !searchForm.test(search) || search.includes('#')) return undefined;
  const [first, ...segments] = path.slice(prefix.length + 1).split('/');
  if (first !== 'api') return undefined;
  // A slash at the end is left out, as it is everywhere here.
  if (segments.at(-1) === '') segments.pop();
  if (!segments.every((segment) => segmentForm.test(segment) && isPlain(segment))) return undefined;
  return [base.replace(/\/$/, ''), 'api', ...segments].join('/') + search;
}
