import { startPostgres } from '#test/postgres.ts';
import { measureQuestions } from './analytics-questions.ts';

/** The same questions over PostgreSQL, which waits for no disk here: they only read. */
const postgres = await startPostgres();
try {
  await postgres.run('create database waypost');
  await measureQuestions(postgres.url('waypost'));
} finally {
  await postgres.stop();
}
