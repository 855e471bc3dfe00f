/** Names of a test's own, in place of DNS: what is not in a list is not known. */
export function standInDns() {
  const addresses: Record<string, string[]> = {};
  const texts: Record<string, string[]> = {};
  const known = async (list: Record<string, string[]>, name: string) => {
    const found = list[name];
    if (!found) throw new Error('ENOTFOUND');
    return found;
  };
  return {
    /** The addresses of a name. */
    addresses,
    /** The values of its TXT records. */
    texts,
    resolve: (host: string) => known(addresses, host),
    resolveTxt: (name: string) => known(texts, name),
  };
}
