import type { QrContent, QrData, VcardFields } from '#contract/qr-data.ts';

/** Returns the text to embed in a *direct* code, which contains its content. Phones handle it themselves. */
export function payloadOf(content: QrContent): string {
  switch (content.type) {
    case 'text':
    case 'link':
      return content.data;
    case 'email':
      return mailto(content.data);
    case 'phone':
      return `tel:${dialled(content.data)}`;
    case 'sms':
      return `SMSTO:${dialled(content.data.phone)}:${content.data.message ?? ''}`;
    case 'wifi':
      return wifi(content.data);
    case 'vcard':
      return vcardOf(content.data);
  }
}

/** What the service does when a *tracked* code is scanned. Such a code only contains the service's address. */
export type Scan =
  | { does: 'redirect'; to: string }
  | { does: 'show'; content: Extract<QrContent, { type: 'text' | 'wifi' }> }
  | { does: 'download'; vcard: string };

export function scanOf(content: QrContent): Scan {
  switch (content.type) {
    case 'text':
    case 'wifi':
      return { does: 'show', content };
    case 'vcard':
      return { does: 'download', vcard: vcardOf(content.data) };
    case 'sms':
      return { does: 'redirect', to: sms(content.data) };
    case 'link':
    case 'email':
    case 'phone':
      return { does: 'redirect', to: payloadOf(content) };
  }
}

/** Returns the digits and a leading plus. Separators are only for people. */
const dialled = (phone: string) => (phone.trim().startsWith('+') ? '+' : '') + phone.replaceAll(/\D/g, '');

/** Uses the line breaks that mail, calendars and contacts require. */
const withCrlf = (text: string) => text.replaceAll(/\r\n|\r|\n/g, '\r\n');

/** Formats a URI after RFC 6068. */
function mailto(data: QrData<'email'>): string {
  const { email, subject, body } = typeof data === 'string' ? { email: data } : { ...data };
  const address = email.split('@').map(encodeURIComponent).join('@');
  const fields = Object.entries({ subject, body }).flatMap(([name, text]) =>
    text ? [`${name}=${encodeURIComponent(withCrlf(text))}`] : [],
  );
  return `mailto:${address}${fields.length > 0 ? `?${fields.join('&')}` : ''}`;
}

/** Formats a URI after RFC 5724, with the body as phones understand it. */
const sms = ({ phone, message }: QrData<'sms'>) =>
  `sms:${dialled(phone)}${message ? `?body=${encodeURIComponent(message)}` : ''}`;

/** The Wi-Fi Alliance's format, as cameras read it. */
function wifi({ ssid, encryption, pass, hidden }: QrData<'wifi'>): string {
  const escaped = (text: string) => text.replaceAll(/[\\;,":]/g, '\\$&');
  const members = [
    `T:${encryption === 'nopass' ? encryption : encryption.toUpperCase()}`,
    `S:${escaped(ssid)}`,
    ...(encryption !== 'nopass' && pass ? [`P:${escaped(pass)}`] : []),
    ...(hidden ? ['H:true'] : []),
  ];
  return `WIFI:${members.join(';')};;`;
}

/**
 * Formats a contact as vCard 3.0 (RFC 2426), the version that all phones can read. A vCard that was passed in is left
 * unchanged.
 */
export function vcardOf(data: QrData<'vcard'>): string {
  return withCrlf(typeof data === 'string' ? data : vcardLines(data).join('\n'));
}

function vcardLines(contact: VcardFields): string[] {
  const escaped = (text = '') => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n');
  const line = (name: string, text: string | undefined) => (text ? [`${name}:${text}`] : []);
  const { fname, lname, org, street, city, state, zip, country } = contact;
  const place = [street, city, state, zip, country];
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escaped(lname)};${escaped(fname)};;;`,
    `FN:${escaped([fname, lname].filter(Boolean).join(' ') || org)}`,
    ...line('ORG', escaped(org)),
    ...line('TITLE', escaped(contact.title)),
    ...line('TEL;TYPE=WORK,VOICE', contact.phone && dialled(contact.phone)),
    ...line('TEL;TYPE=CELL', contact.cell && dialled(contact.cell)),
    ...line('EMAIL;TYPE=INTERNET', contact.email),
    ...line('URL', contact.site),
    ...(place.some(Boolean) ? [`ADR;TYPE=WORK:;;${place.map((part) => escaped(part)).join(';')}`] : []),
    ...line('NOTE', escaped(contact.note)),
    'END:VCARD',
  ];
}
