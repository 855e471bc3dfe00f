import type { Generated } from 'kysely';

/** Tables that secure a sign-in beyond the password. The other tables are in schema.ts. */
export interface SecondStepTables {
  passkeys: PasskeyTable;
  authenticators: AuthenticatorTable;
  /** Each is deleted once it's used. */
  recovery_codes: { hash: string; account_id: number };
  step_challenges: ChallengeTable;
}

interface PasskeyTable {
  id: Generated<number>;
  account_id: number;
  /** The credential's id, in base64url like the public key. */
  credential: string;
  public_key: string;
  /** How often the device has signed, if it counts. */
  counter: number;
  /** JSON. How the browser reaches the device. */
  transports: string;
  name: string;
  created_at: number;
  last_used_at: number | null;
}

/** An account's authenticator app. Its secret can't be hashed, since each code is calculated from it. */
interface AuthenticatorTable {
  account_id: number;
  /** In base32. */
  secret: string;
  created_at: number;
  last_used_at: number | null;
  /** The half minute of the last accepted code, counted from 1970. This code and those before are used up. */
  last_step: number;
  /** Wrong codes since `missed_since`. */
  misses: Generated<number>;
  missed_since: Generated<number>;
}

/** A challenge that accepts one right response. Only the client that received the token has it. */
interface ChallengeTable {
  hash: string;
  /** `passkey` is a sign-in by passkey alone, `again` happens in an open session. */
  purpose: 'sign-in' | 'passkey' | 'again' | 'add-passkey' | 'add-app';
  /** Null if the passkey identifies the account. */
  account_id: number | null;
  /** What a passkey has to sign, or the secret of the app that is being set up. "" for neither. */
  challenge: string;
  remember: number;
  tries: Generated<number>;
  expires_at: number;
}
