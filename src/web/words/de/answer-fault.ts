import type { answerFault as english } from '#web/words/answer-fault.ts';

export const answerFault: typeof english = {
  details: 'Details',
  copy: 'Details kopieren',
  answered: (request, status) => `${request} · HTTP ${status}`,
  sent: {
    page: 'Schickt eine Webseite statt JSON.',
    nothing: 'Schickt nichts.',
    cut: 'Schickt eine Antwort, die vor dem Ende abbricht.',
    text: 'Schickt etwas anderes als JSON.',
    odd: 'Schickt JSON, das nicht zur API passt:',
  },
  whole: 'Antwort',
  found: (at, came, expected) => `${at}: ${came}, erwartet: ${expected}`,
  kinds: {
    missing: 'fehlt',
    nothing: 'null',
    text: 'Text',
    number: 'Zahl',
    choice: 'true oder false',
    list: 'Liste',
    members: 'Objekt',
    value: 'ein anderer Wert',
  },
};
