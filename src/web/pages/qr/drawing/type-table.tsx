import { AlignLeft, Contact, Link2, Mail, MessageSquare, Phone, Wifi } from 'lucide-react';
import type { ReactNode } from 'react';
import type { QrType } from '#contract/qr-data.ts';

interface TypeWords {
  name: string;
  /** What a scan does. */
  does: string;
  icon: ReactNode;
  /** What a phone does with a tracked code, where that is less than with a direct one. */
  tracked?: string;
}

/** In the order in which they are offered. */
export const typeTable: Readonly<Record<QrType, TypeWords>> = {
  link: { name: 'Link', does: 'Opens a page', icon: <Link2 /> },
  text: {
    name: 'Text',
    does: 'Shows a text',
    icon: <AlignLeft />,
    tracked: 'A scan opens a small page with the text and a button that copies it.',
  },
  vcard: {
    name: 'Contact',
    does: 'Saves a contact',
    icon: <Contact />,
    tracked:
      'A phone saves the contact by itself only from the direct code; this one downloads a file first.',
  },
  email: { name: 'E-mail', does: 'Writes an e-mail', icon: <Mail /> },
  phone: { name: 'Phone', does: 'Calls a number', icon: <Phone /> },
  sms: { name: 'SMS', does: 'Sends a message', icon: <MessageSquare /> },
  wifi: {
    name: 'Wi-Fi',
    does: 'Joins a Wi-Fi',
    icon: <Wifi />,
    tracked:
      'A phone joins the network by itself only from the direct code; this one opens a page with its name and password, for which the phone must be online already.',
  },
};

export const types = Object.keys(typeTable) as QrType[];
