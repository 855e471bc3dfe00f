import { LRUCache } from 'lru-cache';
import { truncate } from '#qr/truncate.ts';

/** A destination's campaign parameters. "" if it has none. */
export interface Utm {
  utm_source: string;
  utm_medium: string;
  utm_campaign: string;
  utm_term: string;
  utm_content: string;
}

const maxLength = 100;
const none: Utm = { utm_source: '', utm_medium: '', utm_campaign: '', utm_term: '', utm_content: '' };

function parse(destination: string): Utm {
  const parameters = URL.parse(destination)?.searchParams;
  const of = (name: string) => truncate((parameters?.get(name) ?? '').trim().replaceAll('\0', ''), maxLength);
  return {
    utm_source: of('utm_source'),
    utm_medium: of('utm_medium'),
    utm_campaign: of('utm_campaign'),
    utm_term: of('utm_term'),
    utm_content: of('utm_content'),
  };
}

const recent = new LRUCache<string, Utm>({ max: 2000, memoMethod: parse });

export const utmOf = (destination = ''): Utm =>
  destination.includes('utm_') ? recent.memo(destination) : none;
