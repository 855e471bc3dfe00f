import { inLanguage } from './in-language.ts';

/** Heads of columns and labels of fields that several records have. */
export const labels = inLanguage('labels', {
  account: 'Account',
  added: 'Added',
  created: 'Created',
  description: 'Description',
  domain: 'Domain',
  email: 'E-mail address',
  id: 'ID',
  name: 'Name',
  /** Of a link: for its owner alone. */
  notes: 'Notes',
  publicDescription: 'Public description',
  /** What a list is ordered by. */
  order: 'Order',
  /** Of a QR code without a name. */
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
  /** Of an address with UTM parameters. */
  utm: 'UTM',
});
