import { inLanguage } from './in-language.ts';

export const overlayForm = inLanguage('overlayForm', {
  created: 'Overlay created',
  saved: 'Overlay saved',
  nameExample: 'Free shipping',
  messageExample: 'Free shipping until Sunday',
  buttonUrl: 'Button URL',
  buttonUrlHint: 'Leave empty for no button',
  buttonText: 'Button text',
  buttonExample: 'Learn more',
  display: 'Display',
  frame: 'Over the destination',
  frameText: 'Shows the destination in a frame. Most sites don’t allow it.',
  page: 'On a separate page',
  pageText: 'With a button to the destination. Works with every site.',
  frameNotice:
    'If a site doesn’t allow frames, visitors see an empty frame and a button to the destination. Test it with one of your links. If the frame stays empty, choose “On a separate page”.',
  position: 'Position',
  positions: {
    'bottom-right': 'Bottom right',
    'bottom-left': 'Bottom left',
    bottom: 'Along the bottom',
    top: 'Along the top',
  },
  preview: 'Overlay preview',
  yourMessage: 'Your message',
});
