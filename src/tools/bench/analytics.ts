import { measureQuestions } from './analytics-questions.ts';

await measureQuestions();
