/** What only a service that sends mail has rows in; the other tables are in schema.ts. */
export interface MailTables {
  mail_tokens: MailTokenTable;
  mail_counts: MailCountTable;
}

/** What a message lets its reader do. */
interface MailTokenTable {
  /** SHA-256 of the token, in hex. The token itself is never stored. */
  hash: string;
  purpose: 'register' | 'reset' | 'email';
  /** Where the message went; for `email`, the address that is to become the account's. */
  email: string;
  /** null: nobody's yet, for `register`. */
  account_id: number | null;
  created_at: number;
  expires_at: number;
}

/** How many messages went to an address. */
interface MailCountTable {
  /** SHA-256, in hex: the address may be nobody's here. */
  address: string;
  /** When the first of them went, within the hour. */
  since: number;
  messages: number;
}
