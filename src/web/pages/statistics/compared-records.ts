import { maxCompared, subjects } from '#contract/asked-visits.ts';
import { useAddressQuery } from '#web/browser/address-query.ts';

export const comparedKinds = subjects.filter((each) => each !== 'account');
export type ComparedKind = (typeof comparedKinds)[number];

const idsOf = (text: string) =>
  [...new Set(text.split(',').filter((id) => /^\d{1,9}$/.test(id)))].map(Number).slice(0, maxCompared);

/**
 * Reads the compared records from the page's address, such as `?of=campaign&ids=3,12`. For QR codes, `?codes=3,12` also
 * works.
 */
export function useComparedRecords() {
  const { get, change } = useAddressQuery();
  const codes = get('codes');
  return {
    of: comparedKinds.find((each) => each === get('of')) ?? (codes === '' ? 'link' : 'qr'),
    ids: idsOf(codes || get('ids')),
    choose: (of: ComparedKind, ids: readonly number[]) =>
      change({ of, ids: ids.join(','), codes: undefined, open: undefined }),
  };
}
