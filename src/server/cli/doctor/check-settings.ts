import { publicUrlOf } from '#server/rules/public-url.ts';
import { type Check, findingsOf, isLocalUrl } from './finding.ts';

const { ok, note, warning, problem } = findingsOf('Settings');

/** Checks for valid settings that are probably a mistake. Invalid settings stop every command. */
export const checkSettings: Check = async (config) => {
  const { PUBLIC_URL: url, TRUST_PROXY: trusted, HOST: host } = config;
  const isOpen = !/^(localhost|127\..*|::1)$/.test(host);
  const found = [
    ...(url === undefined
      ? [note(`PUBLIC_URL isn’t set, so short URLs begin with ${publicUrlOf(config)}.`)]
      : url.startsWith('http:') && !isLocalUrl(url)
        ? [
            warning(
              'PUBLIC_URL begins with http, so passwords are sent unencrypted. Put a proxy with a certificate in front.',
            ),
          ]
        : []),
    ...(url?.startsWith('https:') && trusted === false
      ? [
          problem(
            'PUBLIC_URL begins with https, which needs a proxy, but TRUST_PROXY is off, so all visitors count as one.',
          ),
        ]
      : []),
    ...(typeof trusted === 'number' && isOpen
      ? [
          note(
            `TRUST_PROXY trusts everyone who connects to ${host}. Let only the proxy reach that port, or set TRUST_PROXY to its address.`,
          ),
        ]
      : []),
    ...(config.REGISTRATION === 'open' && config.MAIL_URL === undefined
      ? [
          warning(
            'Anyone can register with an e-mail address that isn’t theirs. Set MAIL_URL to have it confirmed.',
          ),
        ]
      : []),
  ];
  return found.length > 0 ? found : [ok('The settings work together.')];
};
