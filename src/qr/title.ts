import { truncate } from './truncate.ts';
import type { QrContent, VcardFields } from '#contract/qr-data.ts';
import { moreOf } from './more/kinds.ts';
import { readableUrl } from './readable-url.ts';

const coinNames = { bitcoin: 'Bitcoin', litecoin: 'Litecoin', ethereum: 'Ether' } as const;

const short = (text: string) => (text.length > 80 ? `${truncate(text, 79)}…` : text);

/** Returns the name of a code that nobody named, which is the beginning of its content. */
export function titleOf(content: QrContent): string {
  switch (content.type) {
    case 'text':
      return short((moreTitle(content) ?? content.data).split('\n')[0] ?? '');
    case 'link': {
      const title = moreTitle(content);
      if (title !== undefined) return short(title);
      const url = new URL(content.data);
      return short(url.host + (url.pathname === '/' ? '' : readableUrl(url.pathname)));
    }
    case 'email':
      return short(typeof content.data === 'string' ? content.data : content.data.email);
    case 'phone':
      return content.data;
    case 'sms':
      return content.data.phone;
    case 'wifi':
      return short(content.data.ssid);
    case 'vcard':
      return short(typeof content.data === 'string' ? nameIn(content.data) : fullName(content.data));
  }
}

const fullName = ({ fname, lname, org = '' }: VcardFields) => [fname, lname].filter(Boolean).join(' ') || org;

const nameIn = (vcard: string) => /^FN(?:;[^:]*)?:(.+)$/im.exec(vcard)?.[1]?.trim() ?? 'vCard';

/** Returns a title for content that only phones can read, and for URLs that differ only in their query. */
function moreTitle(content: QrContent): string | undefined {
  const more = moreOf(content);
  switch (more?.kind) {
    case 'event':
      return more.fields.summary;
    case 'payment':
      return more.fields.payee;
    case 'crypto':
      return more.fields.label || `${coinNames[more.fields.coin]} ${more.fields.address}`;
    case 'location':
      return `${more.fields.latitude}, ${more.fields.longitude}`;
    case 'whatsapp':
      return more.fields.phone;
    case 'app':
      return more.fields.store === 'google' ? more.fields.app : undefined;
    default:
      return undefined;
  }
}
