/** The values of each choice, by its name. */
type Choices = Record<string, readonly unknown[]>;
type Row<Of extends Choices> = { [Name in keyof Of]: Of[Name][number] };

/**
 * Returns rows in which every two values of different choices meet at least once. Nearly all faulty combinations come
 * down to two values, and the full product would take a thousand times as long.
 */
export function pairsOf<const Of extends Choices>(choices: Of): Row<Of>[] {
  const names = Object.keys(choices);
  const key = (one: number, valueOfOne: number, other: number, valueOfOther: number) =>
    one < other
      ? `${one}:${valueOfOne},${other}:${valueOfOther}`
      : `${other}:${valueOfOther},${one}:${valueOfOne}`;
  const lengths = names.map((name) => choices[name]?.length ?? 0);
  const open = new Set<string>();
  lengths.forEach((count, one) =>
    lengths.forEach((others, other) => {
      if (other <= one) return;
      for (let value = 0; value < count; value += 1)
        for (let meets = 0; meets < others; meets += 1) open.add(key(one, value, other, meets));
    }),
  );
  const rows: number[][] = [];
  while (open.size > 0) {
    const [first = ''] = open;
    const row: (number | undefined)[] = names.map(() => undefined);
    for (const pair of first.split(',')) {
      const [at = 0, value = 0] = pair.split(':').map(Number);
      row[at] = value;
    }
    const meeting = (at: number, value: number) =>
      row.filter(
        (meets, other) => meets !== undefined && other !== at && open.has(key(at, value, other, meets)),
      ).length;
    row.forEach((chosen, at) => {
      if (chosen !== undefined) return;
      // Values take turns if none of them covers more open pairs.
      const values = Array.from(
        { length: lengths[at] ?? 0 },
        (_, value) => (value + rows.length) % (lengths[at] ?? 1),
      );
      row[at] = values.toSorted((one, other) => meeting(at, other) - meeting(at, one))[0] ?? 0;
    });
    row.forEach((value = 0, at) =>
      row.forEach((meets = 0, other) => open.delete(key(at, value, other, meets))),
    );
    rows.push(row.map((value = 0) => value));
  }
  return rows.map(
    (row) =>
      Object.fromEntries(row.map((value, at) => [names[at], choices[names[at] ?? '']?.[value]])) as Row<Of>,
  );
}
