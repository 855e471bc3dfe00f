import type { Kind } from './kind.ts';
import { archiveLinks, restoreLinks } from './kinds/archiving.ts';
import { assign, unassign } from './kinds/assign.ts';
import { deleteCodes, deleteLinks } from './kinds/deletion.ts';
import { exportList } from './kinds/export-list.ts';
import { createCodes } from './kinds/create-codes.ts';

const kinds: readonly Kind[] = [
  assign,
  unassign,
  archiveLinks,
  restoreLinks,
  deleteCodes,
  deleteLinks,
  createCodes,
  exportList,
];

export const kindOf = (name: string) => kinds.find((kind) => kind.name === name);

/** Returns the number of requests that a number of rows needs. */
export const requestsFor = (name: string, rows: number) =>
  Math.ceil(rows / (kindOf(name)?.mostTogether() ?? 1));
