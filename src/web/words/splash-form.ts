import { inLanguage } from './in-language.ts';
import { plural } from './language.ts';

export const splashForm = inLanguage('splashForm', {
  created: 'Splash page created',
  saved: 'Splash page saved',
  nameExample: 'To the shop',
  titleHint: 'If empty, the page shows the destination',
  titleExample: 'You’re on your way to our shop',
  button: 'Button text',
  buttonExample: 'Continue',
  countdown: 'Countdown',
  countdownHint: 'Visitors can skip or stop it',
  noCountdown: 'None: wait for the button',
  seconds: (count: number) => plural(count, { one: '# second', other: '# seconds' }),
  pictureHint: 'PNG or JPG, as a logo above the title or a full-width banner',
  showAs: 'Show as',
  logo: 'Logo',
  banner: 'Banner',
  preview: 'Splash page preview',
});
