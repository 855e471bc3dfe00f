import type { PageSource } from '#tools/docs/page-source.ts';
import { isStream, type Operation, operations } from './document.ts';
import { examplesOf } from './examples.ts';
import { membersOf, typeOf } from './members.ts';
import { sampleBody } from './samples.ts';

const names: Readonly<Record<string, string>> = {
  qr: 'QR codes',
  bio: 'Bio pages',
  splash: 'Splash pages',
  links: 'Short links',
  bulk: 'Many at once',
  changes: 'Changes',
  session: 'Sessions',
  mail: 'Sign-in by mail',
  secondStep: 'Second step',
  keys: 'API keys',
  series: 'Visits by time',
  analyticsVisits: 'Single and live visits',
  figures: 'Figures of lists',
};

const nameOf = (resource: string) =>
  names[resource] ??
  resource.charAt(0).toUpperCase() +
    resource.slice(1).replaceAll(/[A-Z]/g, (sign) => ` ${sign.toLowerCase()}`);

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ');

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');

function membersTable(title: string, members: ReturnType<typeof membersOf>, needed: boolean): string[] {
  if (members.length === 0) return [];
  const isExplained = members.some(({ meaning }) => meaning !== '');
  const columns = ['Member', 'Type', ...(needed ? ['Required'] : []), ...(isExplained ? ['Meaning'] : [])];
  const rows = members.map(({ place, type, isRequired, meaning }) => [
    `\`${place}\``,
    type,
    ...(needed ? [isRequired ? 'yes' : ''] : []),
    ...(isExplained ? [meaning] : []),
  ]);
  return [`**${title}**`, table(columns, rows)];
}

function sectionOf(operation: Operation): string {
  const { summary, method, path, extension, needsKey, parameters, body, answer, type, refusals } = operation;
  const notes = [
    ...(extension
      ? [`Extension \`${extension}\`: send it only to a server that names it in \`X-Extensions\`.`]
      : []),
    ...(needsKey ? [] : ['Needs no API key.']),
  ];
  const examples = examplesOf(operation);
  const rows = parameters.map((each) => [
    `\`${each.name}\``,
    each.in,
    typeOf(each.schema),
    each.required ? 'yes' : '',
    each.description ?? '',
  ]);
  const sent = sampleBody(operation);
  return [
    `## ${summary}`,
    `\`${method} ${path}\``,
    ...(notes.length > 0 ? [notes.join(' ')] : []),
    `\`\`\`sh tab=curl\n${examples.curl}\n\`\`\``,
    `\`\`\`js tab=JavaScript\n${examples.javascript}\n\`\`\``,
    `\`\`\`python tab=Python\n${examples.python}\n\`\`\``,
    ...(rows.length > 0
      ? ['**Parameters**', table(['Name', 'In', 'Type', 'Required', 'Meaning'], rows)]
      : []),
    ...(body && sent ? membersTable('Body', membersOf(body), true) : []),
    ...(answer
      ? membersTable('Answer', membersOf(answer), false)
      : [
          '**Answer**',
          isStream(operation)
            ? 'Server-sent events, until you close the connection.'
            : `A file: \`${type}\`.`,
        ]),
    `**Refusals**: ${refusals.map(([status]) => status).join(', ')}. See [errors](../errors.md).`,
  ].join('\n\n');
}

/** Returns a page for each resource, below the page that lists them. */
export function referencePages(): PageSource[] {
  const resources = Map.groupBy(operations, ({ resource }) => resource);
  return [...resources].map(([resource, of]) => {
    const name = nameOf(resource);
    const file = resource.replaceAll(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`);
    return {
      file: `docs/api/reference/${file}.md`,
      url: `/docs/api/reference/${file}`,
      name,
      markdown: `# ${name}\n\n${of.map(sectionOf).join('\n\n')}\n`,
    };
  });
}
