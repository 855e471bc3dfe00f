import { AlignLeft, Contact, FileText, Link2, Mail, MessageSquare, Phone, Wifi } from 'lucide-react';
import type { ReactNode } from 'react';
import type { QrType } from '#contract/qr-data.ts';
import { qrDrawing as words } from '#web/words/qr-drawing.ts';

interface TypeWords {
  name: string;
  /** What a scan does. */
  does: string;
  icon: ReactNode;
  /** What a phone does with a dynamic code, for types with which a static code does more. */
  tracked?: string;
}

/** In the order in which they are offered. */
export const typeTable: Readonly<Record<QrType | 'file', TypeWords>> = {
  link: { name: words.link, does: words.linkDoes, icon: <Link2 /> },
  file: { name: words.file, does: words.fileDoes, icon: <FileText /> },
  text: { name: words.text, does: words.textDoes, icon: <AlignLeft />, tracked: words.textDynamic },
  vcard: { name: words.vcard, does: words.vcardDoes, icon: <Contact />, tracked: words.vcardDynamic },
  email: { name: words.email, does: words.emailDoes, icon: <Mail /> },
  phone: { name: words.phone, does: words.phoneDoes, icon: <Phone /> },
  sms: { name: words.sms, does: words.smsDoes, icon: <MessageSquare /> },
  wifi: { name: words.wifi, does: words.wifiDoes, icon: <Wifi />, tracked: words.wifiDynamic },
};

export const types = Object.keys(typeTable) as (keyof typeof typeTable)[];
