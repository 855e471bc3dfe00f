/** The languages of visitor pages. */
export type VisitorLanguage = 'en' | 'de';

/** The words of the views that the dashboard previews. */
export interface ViewWords {
  readonly noLinks: string;
  readonly onTheWay: (host: string) => string;
  readonly continueOn: string;
  readonly leadsTo: string;
  readonly continuesIn: string;
  readonly seconds: string;
  readonly stay: string;
  readonly learnMore: string;
  readonly continueTo: string;
  readonly message: string;
  readonly closeMessage: string;
}

export const viewWords: Readonly<Record<VisitorLanguage, ViewWords>> = {
  en: {
    noLinks: 'No links yet',
    onTheWay: (host) => `Continue to ${host}`,
    continueOn: 'Continue',
    leadsTo: 'Destination:',
    continuesIn: 'Continues in',
    seconds: 's',
    stay: 'Stay here',
    learnMore: 'Learn more',
    continueTo: 'Continue to',
    message: 'Message',
    closeMessage: 'Close message',
  },
  de: {
    noLinks: 'Noch keine Links',
    onTheWay: (host) => `Weiter zu ${host}`,
    continueOn: 'Weiter',
    leadsTo: 'Ziel:',
    continuesIn: 'Weiter in',
    seconds: 's',
    stay: 'Hierbleiben',
    learnMore: 'Mehr erfahren',
    continueTo: 'Weiter zu',
    message: 'Hinweis',
    closeMessage: 'Hinweis schließen',
  },
};
