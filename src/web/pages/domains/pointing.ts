/** Why our service refused a domain that does not lead to it: what it found, and what it needs. */
export type Pointing =
  | {
      /** The name leads elsewhere, or nowhere. */
      step: 'name';
      host: string;
      /** "203.0.113.7", "a private address"; undefined where the name leads nowhere. */
      found: string | undefined;
      /** Why it leads nowhere. */
      why: string | undefined;
      needed: readonly string[];
    }
  | {
      /** The name leads here, but what is asked there does not come back. */
      step: 'answer';
      host: string;
      address: string;
      /** What was asked. */
      url: string;
      found: 'another service' | 'nothing';
    };

const name = /^(\S+) does not point here: (?:it leads to (.+?)|(.+?))\. It must lead to (.+)\.$/;
const other = /^(\S+) leads to (\S+), but another service answers there\. A request to (\S+) must come back/;
const silent = /^(\S+) leads to (\S+), but (\S+) did not answer\./;

/** Reads the service's sentence; undefined for any other, which is then shown as it is. */
export function pointingIn(message: string): Pointing | undefined {
  const [, namedHost, found, why, needed] = name.exec(message) ?? [];
  if (namedHost && needed)
    return { step: 'name', host: namedHost, found, why, needed: needed.split(' and ') };
  const answered = other.exec(message);
  const [, host, address, url] = answered ?? silent.exec(message) ?? [];
  if (!host || !address || !url) return undefined;
  return { step: 'answer', host, address, url, found: answered ? 'another service' : 'nothing' };
}

/** The field's own error: the comparison stands below it. */
export const pointingError = (pointing: Pointing): string => {
  if (pointing.step === 'answer') return `${pointing.host} leads here, but its requests do not arrive.`;
  if (pointing.found !== undefined) return `${pointing.host} leads somewhere else.`;
  return `${pointing.host} leads nowhere yet: ${pointing.why}.`;
};
