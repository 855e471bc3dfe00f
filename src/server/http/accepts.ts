/** Whether an `Accept-Encoding` header accepts an encoding. `br;q=0` is a refusal. */
export const accepts = (header: string, encoding: string): boolean =>
  header
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*/))
    .some(([name, weight = '']) => name === encoding && !/^q=0(?:\.0*)?$/.test(weight));
