import { inLanguage } from './in-language.ts';

/** The banner above an account that can only be viewed. */
export const viewing = inLanguage('viewing', {
  inspectOnly: 'Inspect only',
  inspectOnlyText: 'You can’t make changes here. Other programs with this API key still can.',
  leave: 'Leave',
  inspection: 'Inspection',
  timeLeft: 'Inspecting {account} · {time} left',
  timeOver: 'Inspecting {account} · Time’s up',
  reveal: 'Show e-mail address',
  extend: 'Extend',
  end: 'End',
});
