/** What a path segment may contain, according to RFC 3986. */
const segmentForm = /^(?:[\w.~!$&'()*+,;=:@-]|%[\da-f]{2})+$/i;
const searchForm = /^[\u0021-\u007e]*$/;

/** More than anybody encodes on purpose. */
const maxLayers = 4;

/** Returns whether a segment is a plain name however often it's decoded: no step up, no slash, no control character. */
function isPlain(segment: string): boolean {
  let read = segment;
  for (let layer = 0; layer < maxLayers; layer += 1) {
    if (/^\.{1,2}$|[/\\\u0000-\u001f\u007f]/.test(read)) return false;
    if (!read.includes('%')) return true;
    let next: string;
    try {
      next = decodeURIComponent(read);
    } catch {
      // It isn't UTF-8, or a percent sign that stands for itself one layer down.
      return layer > 0;
    }
    if (next === read) return true;
    read = next;
  }
  return false;
}

/**
 * Returns the path and query for a request to another server.
 * @param asked the target of the request, as it was received
 * @param prefix the path of the server on this one
 * @param base the path in its own address
 * @returns undefined if the target isn't below `/api`, or isn't what it seems
 */
export function targetPath(asked: string, prefix: string, base: string): string | undefined {
  const mark = asked.indexOf('?');
  const [path, search] = mark < 0 ? [asked, ''] : [asked.slice(0, mark), asked.slice(mark)];
  if (!path.startsWith(`${prefix}/api`) || !searchForm.test(search) || search.includes('#')) return undefined;
  const [first, ...segments] = path.slice(prefix.length + 1).split('/');
  if (first !== 'api') return undefined;
  // A trailing slash is dropped, as everywhere in this service.
  if (segments.at(-1) === '') segments.pop();
  if (!segments.every((segment) => segmentForm.test(segment) && isPlain(segment))) return undefined;
  return [base.replace(/\/$/, ''), 'api', ...segments].join('/') + search;
}
