import type { DomainCheck } from '#contract/domains.ts';
import type { Proof } from '#server/traffic/domain-check.ts';

/** What is to do for a check to pass. */
function remedy({ check, expected, found }: DomainCheck, { txt }: Proof): string {
  if (check === 'proof') return `Add a TXT record ${txt.name} with the value ${txt.value}.`;
  if (check === 'address') return `Point it to ${expected.join(', ')}.`;
  return `A request to ${found[0]} must reach this service.`;
}

/** Why a domain is not taken: each check that failed, with its remedy. */
export const notReady = (checks: readonly DomainCheck[], proof: Proof): string =>
  checks
    .filter(({ state }) => state === 'failed')
    .map((check) => `${check.message} ${remedy(check, proof)}`)
    .join(' ');
