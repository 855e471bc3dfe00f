/** What a request sent, or what a record says, by the names of the request's members. */
export type Members = Readonly<Record<string, unknown>>;

/** Servers write an address with or without a slash at its end, and some trim what they are sent. */
const plain = (value: unknown) =>
  typeof value === 'string' ? value.trim().replace(/\/$/, '') : JSON.stringify(value);

/**
 * Whether the record says now what was sent: false when a member differs, undefined when all that it shows agree and it
 * does not show each.
 * @param emptied members where "" is a value; elsewhere it means "not given", as null does
 */
export function agrees(sent: Members, record: Members, emptied: readonly string[] = []): boolean | undefined {
  const given = Object.entries(sent).filter(
    ([name, value]) => value !== undefined && value !== null && (value !== '' || emptied.includes(name)),
  );
  const shown = given.filter(([name]) => record[name] !== undefined);
  if (shown.some(([name, value]) => plain(value) !== plain(record[name]))) return false;
  return shown.length === given.length ? true : undefined;
}

export interface Listed {
  id: number;
  members: Members;
  /** When it was made, in ms since 1970; undefined where the list does not tell. */
  made?: number;
}

/** Between the clocks of a browser and a server, in ms. */
const tolerance = 120_000;

/**
 * Of the rows the one that was just added: the newest of all, and as it was sent. `null`: none of them is like it.
 * undefined: one is, but it may have been there before.
 * @param name the member by which it is known
 */
export function justAdded<Row extends Listed>(
  rows: readonly Row[],
  sent: Members,
  name: string,
  since: number,
): Row | null | undefined {
  if (!sent[name]) return undefined;
  const alike = rows.filter(({ members }) => agrees({ [name]: sent[name] }, members) === true);
  if (alike.length === 0) return null;
  const newest = Math.max(...rows.map(({ id }) => id));
  return alike.find(
    ({ id, members, made = since }) =>
      id === newest && agrees(sent, members) !== false && made >= since - tolerance,
  );
}
