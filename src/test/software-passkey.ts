import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A device that holds one passkey, as in WebAuthn. It signs every request. */
export interface SoftwarePasskey {
  /** Responds to the options of a registration. */
  create(options: Options): object;
  /** Responds to the options of a sign-in. */
  get(options: Options, traits?: Traits): object;
}

type Options = Readonly<Record<string, unknown>>;

interface Traits {
  /** Whether the device verified its user. Defaults to true. */
  verified?: boolean;
  /** The page's origin. Defaults to the device's. */
  origin?: string;
  userHandle?: string;
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const bytes = (length: number, major: number) =>
  length < 24
    ? Buffer.from([major + length])
    : length < 256
      ? Buffer.from([major + 24, length])
      : Buffer.from([major + 25, length >> 8, length & 255]);
/** CBOR encoding of the types that an attestation needs. */
const textOf = (text: string) => Buffer.concat([bytes(Buffer.byteLength(text), 0x60), Buffer.from(text)]);
const bytesOf = (data: Uint8Array) => Buffer.concat([bytes(data.length, 0x40), data]);

export function softwarePasskey(origin: string): SoftwarePasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  let counter = 0;
  let handle: unknown;

  const authenticatorData = (flags: number, more: Uint8Array = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE((counter += 1));
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count, more]);
  };
  const clientData = (type: string, { challenge }: Options, at = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }));
  const answer = (response: object) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    create(options) {
      handle = (options['user'] as { id: string }).id;
      const key = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
        bytesOf(Buffer.from(x, 'base64url')),
        Buffer.from([0x22]),
        bytesOf(Buffer.from(y, 'base64url')),
      ]);
      const data = authenticatorData(
        0x45,
        Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]),
      );
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        textOf('fmt'),
        textOf('none'),
        textOf('attStmt'),
        Buffer.from([0xa0]),
        textOf('authData'),
        bytesOf(data),
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', options).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      });
    },
    get(options, { verified = true, origin: at, userHandle = handle as string } = {}) {
      const data = authenticatorData(verified ? 0x05 : 0x01);
      const client = clientData('webauthn.get', options, at);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle,
      });
    },
  };
}
