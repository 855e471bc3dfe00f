import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Credential } from '#contract/second-step.ts';
import type { RelyingParty } from '#server/rules/relying-party.ts';
import type { PasskeyRow } from '#server/store/passkeys.ts';

/** The library loads when the first passkey is needed, so that it doesn't delay the start. */
const library = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256, by their COSE numbers. Devices use these. */
const algorithms = [-8, -7, -257];

/** Browsers tell accounts apart by this handle. It reveals nothing about the person. */
const handleOf = (accountId: number) => new TextEncoder().encode(`waypost-${accountId}`);

const listed = ({ credential, transports }: Pick<PasskeyRow, 'credential' | 'transports'>) => ({
  id: credential,
  transports: JSON.parse(transports) as string[],
});

/**
 * Returns the options for a passkey that can sign in alone if the device can store it, and can be the second step in
 * any case.
 */
export async function creationOptions(
  { id: rpID }: RelyingParty,
  account: { id: number; username: string; email: string },
  known: readonly PasskeyRow[],
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: 'Waypost',
    rpID,
    userName: account.email,
    userDisplayName: account.username,
    userID: handleOf(account.id),
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(listed),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

/** @param allowed the account's passkeys. If undefined, any passkey is allowed, and the device must verify its user. */
export async function signInOptions(
  { id: rpID }: RelyingParty,
  allowed?: readonly PasskeyRow[],
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID,
    userVerification: allowed ? 'preferred' : 'required',
    ...(allowed && { allowCredentials: allowed.map(listed) }),
  });
}

type NewPasskey = Pick<PasskeyRow, 'credential' | 'public_key' | 'counter' | 'transports'>;

/** Verifies a new passkey. Returns undefined if the browser's response doesn't match the request. */
export async function verifyCreation(
  { id, origin }: RelyingParty,
  challenge: string,
  sent: Credential,
): Promise<NewPasskey | undefined> {
  const { verifyRegistrationResponse } = await library();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      // The library validates the form, and the signature protects the contents.
      response: sent as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    });
    if (!registrationInfo) return undefined;
    const { id: credential, publicKey, counter, transports = [] } = registrationInfo.credential;
    return {
      credential,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: JSON.stringify(transports.filter((each) => /^[a-z-]{1,20}$/.test(each)).slice(0, 8)),
    };
  } catch {
    // The library throws for anything that doesn't match.
    return undefined;
  }
}

/**
 * Returns the passkey's new counter. Returns undefined if the response doesn't match.
 * @param alone whether the passkey replaces the password too. Its user must then be verified, and it must name the
 * account.
 */
export async function counterOf(
  { id, origin }: RelyingParty,
  challenge: string,
  sent: Credential,
  passkey: PasskeyRow,
  alone: boolean,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const handle = Buffer.from(handleOf(passkey.account_id)).toString('base64url');
  if (alone && sent.response['userHandle'] !== handle) return undefined;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: sent as unknown as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: passkey.credential,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: alone,
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}
