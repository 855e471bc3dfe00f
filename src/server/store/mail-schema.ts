/** Tables that only have rows if the service sends mail. The other tables are in schema.ts. */
export interface MailTables {
  mail_tokens: MailTokenTable;
  mail_counts: MailCountTable;
}

/** A token that lets the reader of a message do something. */
interface MailTokenTable {
  /** SHA-256 of the token, in hex. The token itself is never stored. */
  hash: string;
  purpose: 'register' | 'reset' | 'email';
  /** Where the message was sent. For `email`, the address that is to become the account's. */
  email: string;
  /** Null for `register`, when there is no account yet. */
  account_id: number | null;
  created_at: number;
  expires_at: number;
}

/** Counts the messages to an address. */
interface MailCountTable {
  /** SHA-256, in hex, since the address may belong to nobody here. */
  address: string;
  /** When the first of them was sent, within the hour. */
  since: number;
  messages: number;
}
