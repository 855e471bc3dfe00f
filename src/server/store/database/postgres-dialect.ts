import { PostgresDialect, type PostgresDialectConfig, PostgresDriver } from 'kysely';

type Connection = Parameters<PostgresDriver['rollbackTransaction']>[0];

/**
 * Ignores the error of a failed rollback, which would hide the original one. The connection is then discarded, which is
 * the surest rollback.
 */
class RollbackTolerantDriver extends PostgresDriver {
  override async rollbackTransaction(connection: Connection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch {
      // The caller gets the error that ended the transaction.
    }
  }
}

export class RollbackTolerantDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new RollbackTolerantDriver(this.#config);
  }
}
