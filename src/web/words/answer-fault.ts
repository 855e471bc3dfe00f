import { inLanguage } from './in-language.ts';

/** Details of an invalid response, for those who run the server. */
export const answerFault = inLanguage('answerFault', {
  details: 'Details',
  copy: 'Copy details',
  answered: (request: string, status: number) => `${request} · HTTP ${status}`,
  sent: {
    page: 'Sent a web page instead of JSON.',
    nothing: 'Sent nothing.',
    cut: 'Sent a response that breaks off before its end.',
    text: 'Sent something other than JSON.',
    odd: 'Sent JSON that doesn’t match the API:',
  },
  whole: 'Response',
  found: (at: string, came: string, expected: string) => `${at}: ${came}, expected ${expected}`,
  kinds: {
    missing: 'missing',
    nothing: 'null',
    text: 'text',
    number: 'number',
    choice: 'true or false',
    list: 'list',
    members: 'object',
    value: 'another value',
  },
});
