import { startPostgres } from '#test/postgres.ts';
import { measureQuestions } from './analytics-questions.ts';

/**
 * Runs the same requests on PostgreSQL. Its disk writes aren't synced here, which doesn't matter since the requests
 * only read.
 */
const postgres = await startPostgres();
try {
  await postgres.run('create database waypost');
  await measureQuestions(postgres.url('waypost'));
} finally {
  await postgres.stop();
}
