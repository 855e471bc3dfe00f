import type { Generated } from 'kysely';

/** What secures a sign-in beyond the password; the other tables are in schema.ts. */
export interface SecondStepTables {
  passkeys: PasskeyTable;
  authenticators: AuthenticatorTable;
  /** Each is gone once it is used. */
  recovery_codes: { hash: string; account_id: number };
  step_challenges: ChallengeTable;
}

interface PasskeyTable {
  id: Generated<number>;
  account_id: number;
  /** The credential's id, in base64url; as the public key. */
  credential: string;
  public_key: string;
  /** How often the device has signed, where it counts. */
  counter: number;
  /** JSON: how the browser reaches the device. */
  transports: string;
  name: string;
  created_at: number;
  last_used_at: number | null;
}

/** An account's authenticator app. Its secret can't be hashed: each code is made from it. */
interface AuthenticatorTable {
  account_id: number;
  /** In base32. */
  secret: string;
  created_at: number;
  last_used_at: number | null;
  /** The half minute of the last code that was taken, counted from 1970: that one and those before are used up. */
  last_step: number;
  /** Wrong codes since then. */
  misses: Generated<number>;
  missed_since: Generated<number>;
}

/** A question that was asked, for one right answer. The token itself is only with who was asked. */
interface ChallengeTable {
  hash: string;
  /** `passkey`: a sign-in by passkey alone; `again`: in a sign-in that is open. */
  purpose: 'sign-in' | 'passkey' | 'again' | 'add-passkey' | 'add-app';
  /** null: whose it is, the passkey tells. */
  account_id: number | null;
  /** What a passkey has to sign, or the secret of the app that is being set up; "": neither. */
  challenge: string;
  remember: number;
  tries: Generated<number>;
  expires_at: number;
}
