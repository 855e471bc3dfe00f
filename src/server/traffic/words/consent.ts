import type { FastifyRequest } from 'fastify';
import { viewWords } from '#visitor-pages/words.ts';
import { acceptedLanguages } from '#server/traffic/accepted-languages.ts';
import { de } from './de.ts';
import { en, type Words } from './en.ts';

/**
 * The words that ask for consent, in more languages than other pages, since people who don’t understand them can’t
 * consent.
 */
export interface ConsentWords extends Omit<Words['pixels'], 'asks'> {
  language: string;
  onTheWay: (host: string) => string;
  continueOn: string;
  asks: (names: readonly string[], of: 'link' | 'page') => string;
}

const listed = (language: string, names: readonly string[]) => new Intl.ListFormat(language).format(names);

const ofWhole = ({ language, pixels }: Words): ConsentWords => {
  const { onTheWay, continueOn } = viewWords[language];
  return { ...pixels, language, onTheWay, continueOn, asks: (names, of) => pixels.asks[of](names) };
};

const english = ofWhole(en);

const known: Readonly<Record<string, ConsentWords>> = {
  en: english,
  de: ofWhole(de),
  fr: {
    language: 'fr',
    onTheWay: (host) => `Vous allez vers ${host}`,
    continueOn: 'Continuer',
    label: 'Votre autorisation',
    heading: 'Avant de continuer',
    asks: (names, of) =>
      `L’auteur de ${of === 'link' ? 'ce lien' : 'cette page'} souhaite informer ${listed('fr', names)} de votre visite, pour la mesurer et vous montrer des publicités pertinentes.`,
    allow: 'Autoriser',
    refuse: 'Refuser',
    eitherWay: 'Dans les deux cas, vous continuez vers',
    later: 'Vous pouvez changer d’avis à tout moment :',
    change: 'vos réponses',
    choice: {
      title: 'Vos réponses',
      answered: (host) =>
        `Vous avez indiqué si des réseaux publicitaires peuvent être informés de vos visites via ${host}. Supprimez vos réponses pour que la question vous soit reposée.`,
      none: (host) =>
        `Vous n’avez autorisé aucun réseau publicitaire à être informé de vos visites via ${host}.`,
      refuses: (host) =>
        `Votre navigateur envoie Global Privacy Control : aucun réseau publicitaire n’est informé de vos visites via ${host}.`,
      forget: 'Supprimer les réponses',
    },
  },
  es: {
    language: 'es',
    onTheWay: (host) => `Vas a ${host}`,
    continueOn: 'Continuar',
    label: 'Tu permiso',
    heading: 'Antes de continuar',
    asks: (names, of) =>
      `El autor de ${of === 'link' ? 'este enlace' : 'esta página'} quiere informar de tu visita a ${listed('es', names)}, para medirla y mostrarte anuncios relevantes.`,
    allow: 'Permitir',
    refuse: 'No permitir',
    eitherWay: 'En ambos casos continúas a',
    later: 'Puedes cambiar de opinión en cualquier momento:',
    change: 'tus respuestas',
    choice: {
      title: 'Tus respuestas',
      answered: (host) =>
        `Has indicado si las redes publicitarias pueden conocer tus visitas a través de ${host}. Elimina tus respuestas para que se te vuelva a preguntar.`,
      none: (host) =>
        `No has permitido que ninguna red publicitaria conozca tus visitas a través de ${host}.`,
      refuses: (host) =>
        `Tu navegador envía Global Privacy Control: ninguna red publicitaria conoce tus visitas a través de ${host}.`,
      forget: 'Eliminar respuestas',
    },
  },
  it: {
    language: 'it',
    onTheWay: (host) => `Stai andando su ${host}`,
    continueOn: 'Continua',
    label: 'Il tuo consenso',
    heading: 'Prima di continuare',
    asks: (names, of) =>
      `L’autore di ${of === 'link' ? 'questo link' : 'questa pagina'} vorrebbe comunicare la tua visita a ${listed('it', names)}, per misurarla e mostrarti annunci pertinenti.`,
    allow: 'Consenti',
    refuse: 'Non consentire',
    eitherWay: 'In entrambi i casi prosegui su',
    later: 'Puoi cambiare idea in qualsiasi momento:',
    change: 'le tue risposte',
    choice: {
      title: 'Le tue risposte',
      answered: (host) =>
        `Hai indicato se le reti pubblicitarie possono conoscere le tue visite tramite ${host}. Elimina le risposte perché ti venga chiesto di nuovo.`,
      none: (host) =>
        `Non hai consentito a nessuna rete pubblicitaria di conoscere le tue visite tramite ${host}.`,
      refuses: (host) =>
        `Il tuo browser invia Global Privacy Control: nessuna rete pubblicitaria conosce le tue visite tramite ${host}.`,
      forget: 'Elimina le risposte',
    },
  },
  pt: {
    language: 'pt',
    onTheWay: (host) => `A caminho de ${host}`,
    continueOn: 'Continuar',
    label: 'A sua permissão',
    heading: 'Antes de continuar',
    asks: (names, of) =>
      `O autor ${of === 'link' ? 'deste link' : 'desta página'} gostaria de informar ${listed('pt', names)} sobre a sua visita, para a medir e mostrar anúncios relevantes.`,
    allow: 'Permitir',
    refuse: 'Não permitir',
    eitherWay: 'Em ambos os casos, continua para',
    later: 'Pode mudar de ideia a qualquer momento:',
    change: 'as suas respostas',
    choice: {
      title: 'As suas respostas',
      answered: (host) =>
        `Indicou se redes de publicidade podem saber das suas visitas através de ${host}. Elimine as respostas para que a pergunta volte a aparecer.`,
      none: (host) =>
        `Não permitiu que nenhuma rede de publicidade soubesse das suas visitas através de ${host}.`,
      refuses: (host) =>
        `O seu navegador envia Global Privacy Control: nenhuma rede de publicidade sabe das suas visitas através de ${host}.`,
      forget: 'Eliminar respostas',
    },
  },
  nl: {
    language: 'nl',
    onTheWay: (host) => `Je gaat naar ${host}`,
    continueOn: 'Doorgaan',
    label: 'Je toestemming',
    heading: 'Voordat je doorgaat',
    asks: (names, of) =>
      `De maker van deze ${of === 'link' ? 'link' : 'pagina'} wil ${listed('nl', names)} over je bezoek informeren, om het te meten en je relevante advertenties te tonen.`,
    allow: 'Toestaan',
    refuse: 'Niet toestaan',
    eitherWay: 'In beide gevallen ga je door naar',
    later: 'Je kunt altijd van gedachten veranderen:',
    change: 'je antwoorden',
    choice: {
      title: 'Je antwoorden',
      answered: (host) =>
        `Je hebt aangegeven of advertentienetwerken van je bezoeken via ${host} mogen weten. Verwijder je antwoorden om de vraag opnieuw te krijgen.`,
      none: (host) =>
        `Je hebt geen enkel advertentienetwerk toegestaan van je bezoeken via ${host} te weten.`,
      refuses: (host) =>
        `Je browser stuurt Global Privacy Control: geen enkel advertentienetwerk weet van je bezoeken via ${host}.`,
      forget: 'Antwoorden verwijderen',
    },
  },
  pl: {
    language: 'pl',
    onTheWay: (host) => `Przechodzisz do ${host}`,
    continueOn: 'Dalej',
    label: 'Twoja zgoda',
    heading: 'Zanim przejdziesz dalej',
    asks: (names, of) =>
      `Autor ${of === 'link' ? 'tego linku' : 'tej strony'} chce przekazać informację o Twojej wizycie do: ${listed('pl', names)}, aby ją zmierzyć i pokazywać Ci trafne reklamy.`,
    allow: 'Zezwól',
    refuse: 'Nie zezwalaj',
    eitherWay: 'W obu przypadkach przejdziesz do',
    later: 'Decyzję możesz zmienić w każdej chwili:',
    change: 'Twoje odpowiedzi',
    choice: {
      title: 'Twoje odpowiedzi',
      answered: (host) =>
        `Zapisaliśmy, czy sieci reklamowe mogą wiedzieć o Twoich wizytach przez ${host}. Usuń odpowiedzi, aby zobaczyć pytanie ponownie.`,
      none: (host) => `Żadna sieć reklamowa nie ma Twojej zgody na informacje o wizytach przez ${host}.`,
      refuses: (host) =>
        `Twoja przeglądarka wysyła Global Privacy Control: żadna sieć reklamowa nie wie o Twoich wizytach przez ${host}.`,
      forget: 'Usuń odpowiedzi',
    },
  },
  ja: {
    language: 'ja',
    onTheWay: (host) => `${host} に移動します`,
    continueOn: '続ける',
    label: '許可の確認',
    heading: '続ける前に',
    asks: (names, of) =>
      `この${of === 'link' ? 'リンク' : 'ページ'}の所有者は、訪問の測定と関連性の高い広告の表示のため、あなたの訪問を${listed('ja', names)}に知らせることを希望しています。`,
    allow: '許可する',
    refuse: '許可しない',
    eitherWay: 'どちらを選んでも次へ進みます：',
    later: '選択はいつでも変更できます：',
    change: '回答を確認',
    choice: {
      title: 'あなたの回答',
      answered: (host) =>
        `${host} を経由した訪問を広告ネットワークに知らせるかどうか、回答済みです。回答を削除すると、もう一度確認されます。`,
      none: (host) => `${host} を経由した訪問を知らせることを、どの広告ネットワークにも許可していません。`,
      refuses: (host) =>
        `ブラウザーが Global Privacy Control を送信しているため、${host} を経由した訪問はどの広告ネットワークにも知らされません。`,
      forget: '回答を削除',
    },
  },
};

/** Returns the words in the first of the browser's languages that is available, or else in English. */
export const consentWordsFor = ({ headers }: Pick<FastifyRequest, 'headers'>): ConsentWords =>
  acceptedLanguages(headers['accept-language'])
    .map((language) => known[language])
    .find((words) => words !== undefined) ?? english;
