import type { FastifyRequest } from 'fastify';
import { type ViewWords, viewWords } from '#visitor-pages/words.ts';
import { acceptedLanguages } from '#server/traffic/accepted-languages.ts';
import { de } from './de.ts';
import { en, type Words } from './en.ts';

const known: Readonly<Record<string, Words>> = { en, de };

/** Returns the words in the first of the browser's languages that is available, or else in English. */
export const wordsFor = ({ headers }: Pick<FastifyRequest, 'headers'>): Words =>
  acceptedLanguages(headers['accept-language'])
    .map((language) => known[language])
    .find((words) => words !== undefined) ?? en;

export const viewWordsOf = ({ language }: Words): ViewWords => viewWords[language];
