import { PostgresDialect, type PostgresDialectConfig, PostgresDriver } from 'kysely';

type Connection = Parameters<PostgresDriver['rollbackTransaction']>[0];

/** A rollback that fails as well would hide why: its connection is thrown away, which is the surest rollback. */
class FrankDriver extends PostgresDriver {
  override async rollbackTransaction(connection: Connection): Promise<void> {
    try {
      await super.rollbackTransaction(connection);
    } catch {
      // The error that ended the transaction is on its way to the caller.
    }
  }
}

export class FrankPostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): PostgresDriver {
    return new FrankDriver(this.#config);
  }
}
