import { inLanguage } from './in-language.ts';

/** Column headings and field labels that several records share. */
export const labels = inLanguage('labels', {
  account: 'Account',
  added: 'Added',
  created: 'Created',
  description: 'Description',
  domain: 'Domain',
  email: 'E-mail address',
  id: 'ID',
  name: 'Name',
  /** A link's notes, which only its owner sees. */
  notes: 'Notes',
  publicDescription: 'Public description',
  /** Label of a list's sort order. */
  order: 'Order',
  /** The name of a QR code without a name. */
  qrCode: (id: number) => `QR code ${id}`,
  expires: 'Expires',
  never: 'Never',
  plan: 'Plan',
  registered: 'Registered',
  links: 'Links',
  loading: 'Loading',
  preview: 'Preview',
  status: 'Status',
  type: 'Type',
  unknown: 'Unknown',
  username: 'Username',
  /** Label of a URL with UTM parameters. */
  utm: 'UTM',
});
