import type { Command } from '#server/cli/command.ts';
import { formatCount } from '#server/http/format-count.ts';
import { checkCertificates } from './check-certificates.ts';
import { checkDatabase } from './check-database.ts';
import { checkDisk } from './check-disk.ts';
import { checkMail } from './check-mail.ts';
import { checkNames } from './check-names.ts';
import { checkService } from './check-service.ts';
import { checkSettings } from './check-settings.ts';
import { type Finding, findingsOf, isLocalUrl } from './finding.ts';

const marks: Record<Finding['state'], string> = {
  ok: 'ok',
  note: 'note',
  warning: 'WARNING',
  problem: 'PROBLEM',
};

function closingSentence(findings: readonly Finding[]): string {
  const problems = findings.filter(({ state }) => state === 'problem').length;
  if (problems > 0) return `${problems} ${problems === 1 ? 'problem' : 'problems'} found.`;
  return findings.some(({ state }) => state === 'warning')
    ? 'No problems found, but check the warnings.'
    : 'No problems found.';
}

/** Returns whether the name is one that nobody can own (RFC 2606). */
const isOfDemo = (address: string) => /\.example$/i.test(new URL(address).hostname);

const demoNote = (count: number): Finding[] =>
  count === 0
    ? []
    : [
        findingsOf('DNS').note(
          `${formatCount(count, 'domain')} of demo data ${count === 1 ? 'wasn’t' : 'weren’t'} checked, as no name under .example exists.`,
        ),
      ];

export const doctor: Command = {
  name: 'doctor',
  summary: 'Check settings, database, clock, disk, mail, DNS, certificates and forwarded addresses',
  options: {},
  async run(_values, config) {
    const { findings: ofDatabase, domains } = await checkDatabase(config);
    const url = config.PUBLIC_URL;
    const real = domains.filter((address) => !isOfDemo(address));
    const addresses = [...(url === undefined || isLocalUrl(url) ? [] : [url]), ...real];
    const findings = [
      ...(await checkSettings(config)),
      ...ofDatabase,
      ...(await checkDisk(config)),
      ...(await checkMail(config)),
      ...(await checkService(config)),
      ...(await checkNames(addresses, config)),
      ...demoNote(domains.length - real.length),
      ...(await checkCertificates(addresses)),
    ];
    const width = Math.max(...findings.map(({ check }) => check.length));
    const lines = findings.map(
      ({ check, state, message }) => `${marks[state].padEnd(7)}  ${check.padEnd(width)}  ${message}`,
    );
    return {
      json: findings,
      text: [...lines, '', closingSentence(findings)].join('\n'),
      isBad: findings.some(({ state }) => state === 'problem'),
    };
  },
};
