import { z } from 'zod/mini';
import { given, bestMatchingError, notText, tooLong } from './envelope.ts';
import { TypedUrl } from './urls.ts';

/** The types of QR codes. Each type determines the `data` of add and update. */

export const qrTypes = ['text', 'vcard', 'link', 'email', 'phone', 'sms', 'wifi'] as const;
export const QrType = z.enum(qrTypes, `The type must be one of ${qrTypes.join(', ')}.`);
export type QrType = z.output<typeof QrType>;

/**
 * Other contents that phones recognize. They're sent as `link` or `text`, and the content itself shows which one it is.
 */
export const qrKinds = ['event', 'location', 'whatsapp', 'app', 'crypto', 'payment'] as const;

const line = (what: string, max: number) =>
  z.string(notText(what)).check(
    z.trim(),
    z.maxLength(max, tooLong(what, max)),
    z.refine((value) => !/[\u0000-\u001f\u007f]/.test(value), `${what} must be one line.`),
  );

const lines = (what: string, max: number) =>
  z.string(notText(what)).check(
    z.trim(),
    z.maxLength(max, tooLong(what, max)),
    z.refine((value) => !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(value), {
      error: `${what} has a control character in it.`,
    }),
  );

const phoneError = 'Enter a phone number such as +49 30 1234567.';
const Phone = z.string(phoneError).check(
  z.trim(),
  z.maxLength(40, phoneError),
  z.regex(/^\+?[\d\s().\-/]*$/, phoneError),
  z.refine((value) => /\d/.test(value), phoneError),
);

const Email = z.pipe(
  z.string('Enter an e-mail address.').check(z.trim(), z.maxLength(254)),
  z.email('Enter a valid e-mail address, such as ada@example.com.'),
);

const Text = lines('The text', 2000).check(z.minLength(1, 'Enter a text.'));

const EmailData = z.union(
  [
    Email,
    z.object({
      email: Email,
      subject: given(line('The subject', 300)),
      body: given(lines('The message', 1000)),
    }),
  ],
  { error: bestMatchingError('Enter an e-mail address.') },
);

const SmsData = z.object(
  { phone: Phone, message: given(lines('The message', 600)) },
  'Enter a phone number and, optionally, a message.',
);

const WifiData = z
  .object(
    {
      ssid: line('The network name', 32).check(z.minLength(1, 'Enter a network name.')),
      encryption: z.enum(['wpa', 'wep', 'nopass'], 'The encryption must be wpa, wep or nopass.'),
      pass: given(
        z
          .string('The password must be text.')
          .check(z.maxLength(63, 'A Wi-Fi password has at most 63 characters.')),
      ),
      hidden: given(z.boolean('hidden must be true or false.')),
    },
    'Enter the network: ssid, encryption and pass.',
  )
  .check(
    z.refine((wifi) => wifi.encryption === 'nopass' || wifi.pass !== undefined, {
      path: ['pass'],
      error: 'Enter the network’s password, or choose no encryption.',
    }),
  );

const VcardFields = z
  .object(
    {
      fname: given(line('The first name', 100)),
      lname: given(line('The last name', 100)),
      org: given(line('The organization', 150)),
      title: given(line('The job title', 150)),
      phone: given(Phone),
      cell: given(Phone),
      email: given(Email),
      site: given(TypedUrl),
      street: given(line('The street', 150)),
      city: given(line('The city', 100)),
      state: given(line('The state', 100)),
      zip: given(line('The postal code', 20)),
      country: given(line('The country', 100)),
      note: given(lines('The note', 500)),
    },
    'Enter a contact.',
  )
  .check(
    z.refine(({ fname, lname, org }) => [fname, lname, org].some(Boolean), {
      path: ['fname'],
      error: 'Enter a name or an organization.',
    }),
  );
export type VcardFields = z.output<typeof VcardFields>;

const VcardText = lines('The vCard', 2000).check(
  z.regex(
    /^BEGIN:VCARD\r?\n[\s\S]*\nEND:VCARD$/i,
    'A vCard begins with BEGIN:VCARD and ends with END:VCARD.',
  ),
);

/** The schemas of `data`, by type. */
export const qrData = {
  text: Text,
  vcard: z.union([VcardText, VcardFields], { error: bestMatchingError('Enter a contact.') }),
  link: TypedUrl,
  email: EmailData,
  phone: Phone,
  sms: SmsData,
  wifi: WifiData,
} as const;

export type QrData<Type extends QrType = QrType> = z.output<(typeof qrData)[Type]>;

export type QrContent = { [Type in QrType]: { type: Type; data: QrData<Type> } }[QrType];
