import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { Credential } from '#contract/second-step.ts';
import { ApiError } from '#web/client/api-error.ts';
import { passkeyPrompts as words } from '#web/words/passkey-prompts.ts';

/** A server's options for the browser, as WebAuthn defines them. */
type Options = Readonly<Record<string, unknown>>;

export const supportsPasskeys = () => 'PublicKeyCredential' in globalThis;

/** Loaded when a passkey is first needed. */
const library = () => import('@simplewebauthn/browser');

/**
 * Creates a passkey.
 * @throws {ApiError} with a sentence for users, also if they closed the prompt
 */
export async function createCredential(options: Options): Promise<Credential> {
  const { startRegistration } = await library();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return said(startRegistration({ optionsJSON }));
}

/**
 * Asks the browser for an existing passkey.
 * @throws {ApiError} as `createCredential` does
 */
export async function getCredential(options: Options): Promise<Credential> {
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
  // Browsers don’t say whether the prompt was closed or no passkey matches, so that pages can’t probe devices.
  if (name === 'NotAllowedError' || name === 'AbortError') return words.closed;
  if (name === 'InvalidStateError') return words.known;
  if (name === 'SecurityError') return words.otherAddress;
  return words.failed;
}
