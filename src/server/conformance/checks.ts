import type { z } from 'zod/mini';
import { type ClientResponse, type Client, isRecord } from './client.ts';
import { membersOf } from './members.ts';
import type { Report } from './report.ts';

export type Members = Record<string, unknown>;

export interface CheckContext {
  asker: Client;
  report: Report;
}

/**
 * Returns whether the operation succeeded, in any form that servers use. The form itself is checked by a separate
 * statement.
 */
export const isSuccess = ({ status, json }: ClientResponse) =>
  json !== undefined &&
  status < 400 &&
  [0, '0', false, null, undefined].some((error) => error === json['error']);

/** Returns whether the record can be requested by its id. */
export const hasId = ({ id }: Members) => /^[1-9]\d{0,15}$/.test(String(id));

export function rowsOf({ json }: ClientResponse, key: string): Members[] {
  const data = json?.['data'];
  const rows = isRecord(data) ? data[key] : undefined;
  return Array.isArray(rows) ? rows.filter(isRecord) : [];
}

export const dataOf = ({ json }: ClientResponse): Members => {
  const data = json?.['data'];
  return isRecord(data) ? data : {};
};

/** Checks what all successes have: JSON, and the limit in the headers. */
export function checkHead({ report }: CheckContext, name: string, answer: ClientResponse): void {
  const { status, headers, json } = answer;
  report.check(
    `${name} answer`,
    'answers with a JSON object',
    status > 0 && json !== undefined,
    status || undefined,
  );
  const type = headers.get('Content-Type') ?? '';
  report.check(`${name} type`, 'answers as application/json', /^application\/json\b/i.test(type), type);
  const number = (header: string) => Number(headers.get(header) ?? Number.NaN);
  const [limit, left, reset] = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'].map(
    number,
  );
  const { check } = report;
  check(
    `${name} limit`,
    'tells X-RateLimit-Limit',
    Number.isInteger(limit) && Number(limit) > 0,
    headers.get('X-RateLimit-Limit') ?? undefined,
  );
  check(
    `${name} remaining`,
    'tells X-RateLimit-Remaining, no more than the limit',
    Number(left) >= 0 && Number(left) <= Number(limit),
    headers.get('X-RateLimit-Remaining') ?? undefined,
  );
  const away = Number(reset) * 1000 - Date.now();
  check(
    `${name} reset`,
    'tells X-RateLimit-Reset, a time within the hour',
    away > -120_000 && away < 3_600_000,
    headers.get('X-RateLimit-Reset') ?? undefined,
  );
}

/** The specification only says that it's a time, and some plans have no end. */
const withoutEnd: Readonly<Record<string, string>> = {
  'account.get data.expires': 'The account’s plan has no end.',
};

/** Checks each member of every record. */
export function checkMembers(
  { report }: CheckContext,
  { name, place, schema }: { name: string; place: string; schema: z.core.$ZodType },
  records: readonly Members[],
): void {
  for (const { name: member, is, fits } of membersOf(schema)) {
    const [id, says] = [`${name} ${place}.${member}`, `${place}.${member} is ${is}`];
    const wrong = records.find((record) => !fits(record[member]));
    const none = withoutEnd[id];
    if (records.length === 0) report.skip(id, says, 'The account has no such record.');
    else if (none !== undefined && records.every((record) => record[member] === null))
      report.skip(id, says, none);
    else report.check(id, says, wrong === undefined, wrong?.[member]);
  }
}

export function checkFailure(
  { report }: CheckContext,
  name: string,
  what: string,
  { json, status }: ClientResponse,
): void {
  report.check(
    `${name} error`,
    `fails ${what}, with error 1`,
    json?.['error'] === 1,
    json ? json['error'] : status,
  );
  const message = json?.['message'];
  report.check(
    `${name} message`,
    `says why it fails ${what}, in message`,
    typeof message === 'string' && message !== '',
    message,
  );
}
