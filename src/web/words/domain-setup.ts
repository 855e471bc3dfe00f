import { inLanguage } from './in-language.ts';

/** DNS settings that a domain needs, and the results of its checks. */
export const domainSetup = inLanguage('domainSetup', {
  setUp: (name: string) => `Set up ${name}`,
  dnsOf: (name: string) => `DNS record for ${name}`,
  checkNow: 'Check now',
  keepRecord: 'Keep this record while you use the domain, even if you change DNS providers.',
  messageLabel: 'Message for your DNS administrator',
  copyMessage: 'Copy as message',
  messageCopied: 'Message copied',
  firstPart: 'Some DNS providers want only {part}.',
  whereToAdd: 'Add it where you manage the domain’s DNS.',
  apex: (target: string) =>
    `A root domain can’t have a CNAME. If your provider doesn’t offer ALIAS or ANAME, use A and AAAA records with the addresses of ${target}.`,
  byAddress: (target: string) =>
    `This server has no host name, so the record contains its address, ${target}.`,
  hidden: (target: string) =>
    `You’re using this server at ${target}, which visitors can’t reach. Point the domain to its public addresses.`,
  addForAddresses: 'Add the domain to see which addresses it must point to.',
  askForAddresses: 'Ask your server administrator for them.',
  copyRecordName: 'Copy record name',
  copyRecordValue: 'Copy record value',
  domainEntered: 'The domain you enter',
  value: 'Value',
  expected: 'Expected',
  found: 'Found',
  copyAddress: 'Copy address',
  pointTitle: 'Point the domain here',
  pointText: 'Remove any other A, AAAA or CNAME record of this name. DNS changes can take up to a day.',
  proofTitle: 'Verify ownership',
  verifyBy: 'Verify by',
  txtRecord: 'TXT record',
  file: 'File',
  content: 'Content',
  url: 'URL',
  copyTxtName: 'Copy TXT name',
  copyTxtValue: 'Copy TXT value',
  copyFileUrl: 'Copy file URL',
  copyFileContent: 'Copy file content',
  keepTxt: 'Keep the record until the domain is ready.',
  uploadFile:
    'Upload the file to the server your domain points to now. Once it’s verified, you have 7 days to point the domain here.',
  answerTitle: 'Reach the server',
  answerText:
    '{address} must reach this server. Check for a proxy, a firewall or another web server in between. For https, the server needs a certificate for this name.',
  checked: 'Checked {time}.',
  checkedWithNext: 'Checked {time}. Waypost checks again automatically.',
  checkFailed: 'Couldn’t check this domain',
  takenTitle: 'Another account uses this domain',
  takenText: (name: string) =>
    `It verified ${name} first. If the domain is yours, contact your server administrator.`,
  dnsIsSet: (name: string) =>
    `The DNS of ${name} is set. You can use the domain once it reaches this server.`,
  dnsIsMissing: (name: string) =>
    `Add these records where you manage the DNS of ${name}. You can use the domain when all checks pass.`,
  /** A message that the user sends to somebody else. */
  message: {
    hello: 'Hello,',
    addOne: (name: string) => `Please add this record to the DNS of ${name} for our short links:`,
    addSeveral: (name: string) => `Please add these records to the DNS of ${name} for our short links:`,
    record: ({ type, name, value }: { type: string; name: string; value: string }) =>
      `  Type: ${type}\n  Name: ${name}\n  Value: ${value}`,
    removeOthers: (name: string) => `Remove any other A, AAAA and CNAME records for ${name}.`,
    reach: (origin: string) =>
      `The domain must reach ${origin} directly, with no proxy or redirect in between.`,
    withoutAlias: (target: string) =>
      `If you can’t set ALIAS or ANAME, use A and AAAA records with the addresses of ${target}.`,
    aliasOrAname: 'ALIAS or ANAME',
    thanks: 'Thank you.',
  },
});
