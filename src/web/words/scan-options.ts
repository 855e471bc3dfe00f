import { inLanguage } from './in-language.ts';

/** When and for whom a dynamic QR code works. */
export const scanOptions = inLanguage('scanOptions', {
  schedule: 'Schedule and expiry',
  starts: 'Starts',
  startsHint: 'In your time zone. Until then, visitors see when it starts.',
  from: (date: string) => `From ${date}`,
  hasStart: 'Start set',
  timeIncomplete: 'Complete the date and time, or clear them.',
  afterwardsHint: 'Leave empty to show a page that says the code has expired',
});
