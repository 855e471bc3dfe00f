import { inLanguage } from './in-language.ts';

/** The list of overlays, and the names of their own pages. */
export const overlays = inLanguage('overlays', {
  title: 'Overlays',
  nouns: 'overlays',
  noun: 'overlay',
  overlay: 'Overlay',
  new: 'New overlay',
  create: 'Create overlay',
  none: 'No overlays yet',
  noneText:
    'Show a message with a button over a link’s destination. Choose the overlay when you create or edit a link.',
  noneListed: 'Overlays show a message over a link’s destination. Yours will appear here.',
  createFirst: 'Create your first overlay',
  types: {
    message: 'Message',
    contact: 'Contact form',
    newsletter: 'Newsletter sign-up',
    poll: 'Poll',
    coupon: 'Coupon',
    image: 'Image',
  },
  noType: 'No type',
  shownAsMessage: 'Visitors see its message and button',
});
