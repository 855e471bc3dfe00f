import type { QrContent } from '#contract/qr-data.ts';
import { cryptoOf, cryptoUri, type Crypto } from './crypto.ts';
import { type CalendarEvent, eventOf, vevent } from './event.ts';
import { epcOf, epcText, type Payment } from './payment.ts';
import {
  type App,
  appOf,
  appUrl,
  type Chat,
  chatOf,
  chatUrl,
  geoUri,
  type Location,
  locationOf,
} from './places.ts';

/**
 * What phones understand beyond the specification's seven types. They're sent as `link` or `text`, and the content
 * determines the kind.
 */
export interface MoreFields {
  event: CalendarEvent;
  location: Location;
  whatsapp: Chat;
  app: App;
  crypto: Crypto;
  payment: Payment;
}

export type MoreKind = keyof MoreFields;

interface Form<Fields> {
  type: 'link' | 'text';
  write: (fields: Fields) => string;
  /** Returns undefined for content of another kind. */
  read: (data: string) => Fields | undefined;
}

export const moreForms: { readonly [Kind in MoreKind]: Form<MoreFields[Kind]> } = {
  event: { type: 'text', write: vevent, read: eventOf },
  location: { type: 'text', write: geoUri, read: locationOf },
  whatsapp: { type: 'link', write: chatUrl, read: chatOf },
  app: { type: 'link', write: appUrl, read: appOf },
  crypto: { type: 'text', write: cryptoUri, read: cryptoOf },
  payment: { type: 'text', write: epcText, read: epcOf },
};

export const moreKinds = Object.keys(moreForms) as MoreKind[];

export type MoreContent = { [Kind in MoreKind]: { kind: Kind; fields: MoreFields[Kind] } }[MoreKind];

function asKind<Kind extends MoreKind>(kind: Kind, data: string) {
  const { read, write } = moreForms[kind];
  const fields = read(data);
  return fields && write(fields) === data ? { kind, fields } : undefined;
}

/**
 * Returns the form that a content was written with. The form must write the same content again, so that nothing is
 * lost.
 */
export function moreOf({ type, data }: Pick<QrContent, 'type' | 'data'>): MoreContent | undefined {
  if (typeof data !== 'string') return undefined;
  for (const kind of moreKinds) {
    const found = moreForms[kind].type === type ? asKind(kind, data) : undefined;
    if (found) return found as MoreContent;
  }
  return undefined;
}
