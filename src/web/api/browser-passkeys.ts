import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { Credential } from '#contract/second-step.ts';
import { ApiError } from '#web/client/api-error.ts';
import { passkeyPrompts as words } from '#web/words/passkey-prompts.ts';

/** What a server asks the browser with, as WebAuthn has it. */
type Options = Readonly<Record<string, unknown>>;

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = () => 'PublicKeyCredential' in globalThis;

/** Fetched where a passkey is wanted first. */
const library = () => import('@simplewebauthn/browser');

/** @throws {ApiError} with a sentence for people, also when the prompt was closed */
export async function newCredential(options: Options): Promise<Credential> {
  const { startRegistration } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return said(startRegistration({ optionsJSON }));
}

/** @throws {ApiError} as above */
export async function credentialFor(options: Options): Promise<Credential> {
  const { startAuthentication } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return said(startAuthentication({ optionsJSON }));
}

async function said(asked: Promise<object>): Promise<Credential> {
  try {
    return (await asked) as Credential;
  } catch (error) {
    throw new ApiError(wordsFor(error), { kind: 'refused', status: 0, isUnsent: true, cause: error });
  }
}

function wordsFor(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  // Browsers tell neither from the other, so that pages can’t look into devices.
  if (name === 'NotAllowedError' || name === 'AbortError') return words.closed;
  if (name === 'InvalidStateError') return words.known;
  if (name === 'SecurityError') return words.otherAddress;
  return words.failed;
}
