import { inject } from 'vitest';

/** startService() opens its databases there instead of in SQLite. */
process.env.WAYPOST_TEST_POSTGRES = inject('postgres');
