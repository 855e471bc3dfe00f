// The certificate library requires this first.
import 'reflect-metadata';
import {
  BasicConstraintsExtension,
  cryptoProvider,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';

cryptoProvider.set(crypto);

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const day = 86_400_000;

const validFor = (days: number) => ({
  notBefore: new Date(Date.now() - day),
  notAfter: new Date(Date.now() + days * day),
  signingAlgorithm: algorithm,
});
const newKeys = () => crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);

/** Creates a certificate authority that nothing trusts, and signs with it. All results are PEM. */
export async function createAuthority() {
  const keys = await newKeys();
  const own = await X509CertificateGenerator.createSelfSigned({
    ...validFor(365),
    name: 'CN=Waypost tests',
    keys,
    extensions: [new BasicConstraintsExtension(true, undefined, true)],
  });
  return {
    certificate: own.toString('pem'),
    /** Returns a certificate and its key for a host, valid for a number of days. */
    async sign(host: string, days: number) {
      const theirs = await newKeys();
      const signed = await X509CertificateGenerator.create({
        ...validFor(days),
        subject: `CN=${host}`,
        issuer: own.subject,
        publicKey: theirs.publicKey,
        signingKey: keys.privateKey,
        extensions: [new SubjectAlternativeNameExtension([{ type: 'dns', value: host }])],
      });
      const key = Buffer.from(await crypto.subtle.exportKey('pkcs8', theirs.privateKey)).toString('base64');
      return {
        cert: signed.toString('pem'),
        key: `-----BEGIN PRIVATE KEY-----\n${key}\n-----END PRIVATE KEY-----`,
      };
    },
  };
}
