import type { Finding } from '#contract/support-records.ts';

/** Maximum records that a finding names. */
export const named = 5;

export const finding = (
  id: string,
  tone: Finding['tone'],
  title: string,
  text = '',
  records: readonly string[] = [],
): Finding => ({
  id,
  tone,
  title,
  text,
  records: records.slice(0, named),
  ...(records.length > named && { more: records.length - named }),
});
