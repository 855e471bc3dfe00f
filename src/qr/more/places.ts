export interface Location {
  latitude: string;
  longitude: string;
}

/** Formats a URI after RFC 5870. */
export const geoUri = ({ latitude, longitude }: Location) => `geo:${latitude},${longitude}`;

export function locationOf(text: string): Location | undefined {
  const [, latitude, longitude] = /^geo:(-?[\d.]+),(-?[\d.]+)$/.exec(text) ?? [];
  return latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined;
}

export interface Chat {
  /** Includes the country code. */
  phone: string;
  message: string;
}

/** Returns WhatsApp’s own URL for a chat. It opens the app, or a web page if the app isn't installed. */
export const chatUrl = ({ phone, message }: Chat) =>
  `https://wa.me/${phone.replaceAll(/\D/g, '')}${message ? `?text=${encodeURIComponent(message)}` : ''}`;

export function chatOf(address: string): Chat | undefined {
  const [, digits, text = ''] = /^https:\/\/wa\.me\/(\d+)(?:\?text=([^&#]*))?$/.exec(address) ?? [];
  return digits === undefined ? undefined : { phone: `+${digits}`, message: decoded(text) };
}

export interface App {
  store: 'apple' | 'google';
  /** A number for Apple’s store, such as 284882215, and a package for Google’s, such as com.example.app. */
  app: string;
}

const stores = {
  apple: 'https://apps.apple.com/app/id',
  google: 'https://play.google.com/store/apps/details?id=',
} as const;

export const appUrl = ({ store, app }: App) =>
  stores[store] + (store === 'apple' ? app.replace(/^id/, '') : app);

export function appOf(address: string): App | undefined {
  const [, number] = /^https:\/\/apps\.apple\.com\/app\/id(\d+)$/.exec(address) ?? [];
  if (number !== undefined) return { store: 'apple', app: number };
  const [, name] = /^https:\/\/play\.google\.com\/store\/apps\/details\?id=([\w.]+)$/.exec(address) ?? [];
  return name === undefined ? undefined : { store: 'google', app: name };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
