/** The column for each kind of record that a row of the statistics tables can be about. */
const columns = {
  link: 'link_id',
  qr: 'qr_id',
  bio: 'bio_id',
  campaign: 'campaign_id',
  channel: 'channel_id',
  domain: 'domain_id',
} as const;

export type SubjectKind = keyof typeof columns;

/** One of an account’s records. */
export interface Subject {
  kind: SubjectKind;
  id: number;
}

/** What a row is about. At most one of these isn't null. The row is deleted with the record. */
export type SubjectColumns = Record<(typeof columns)[SubjectKind], number | null>;

export const columnOf = (kind: SubjectKind) => columns[kind];

const nothing: SubjectColumns = {
  link_id: null,
  qr_id: null,
  bio_id: null,
  campaign_id: null,
  channel_id: null,
  domain_id: null,
};

/** @param subject undefined for the whole account */
export const subjectColumns = (subject: Subject | undefined): SubjectColumns =>
  subject ? { ...nothing, [columns[subject.kind]]: subject.id } : nothing;

/** Returns what a row is about. Undefined for the whole account. */
export function subjectIn(row: SubjectColumns): Subject | undefined {
  for (const kind of Object.keys(columns) as SubjectKind[]) {
    const id = row[columns[kind]];
    if (id !== null) return { kind, id };
  }
  return undefined;
}
