import { inject } from 'vitest';

/** The PostgreSQL where startService() opens its databases, instead of SQLite. */
process.env.WAYPOST_TEST_POSTGRES = inject('postgres');
