import { inLanguage } from './in-language.ts';

export const passwordLevels = inLanguage('passwordLevels', {
  strong: 'Strong',
  good: 'Good',
  fair: 'Fair. Longer is better.',
  weak: 'Weak. Add words or symbols.',
  veryWeak: 'Very weak. Easy to guess.',
});
