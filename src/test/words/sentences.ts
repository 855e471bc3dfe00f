/** Finds text for users in the dashboard's code, which belongs in `web/words`. */
import { parseSync } from 'vite';

interface Node {
  readonly type: string;
  readonly [member: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Attributes and members whose text is shown or read aloud. */
const shown =
  /^(?:alt|aria-label|aria-description|caption|confirmLabel|description|empty|header|heading|hint|label|message|note|placeholder|reason|submitLabel|summary|text|tip|title|what)$/;
const hasWord = /\p{L}{2,}/u;
/** An address or a path alone is the same in every language. */
const isAddress = /^(?:https?:\/)?\/\S*$/;
/** The product's name is also the same in every language. */
const product = 'Waypost';
/** Whether a text begins like a sentence and continues after a space, or has three lowercase words in a row. */
const isSentence = (text: string) =>
  /^[“"(]?\p{Lu}.*\p{L}\S* \S*\p{L}/su.test(text) || /\p{Ll}{2,} \p{Ll}{2,} \p{Ll}{2,}/u.test(text);

const nameOf = (node: unknown): string =>
  isNode(node)
    ? typeof node['name'] === 'string'
      ? node['name']
      : typeof node['value'] === 'string'
        ? node['value']
        : nameOf(node['name'])
    : '';

const textOf = (node: Node): string | undefined => {
  if (node.type === 'JSXText' || node.type === 'Literal')
    return typeof node['value'] === 'string' ? node['value'] : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  const pieces = node['quasis'] as readonly { value: { cooked: string } }[];
  return pieces.map(({ value }) => value.cooked).join('…');
};

/** The values of `z.enum([…])` and `z.literal(…)` are part of the protocol. */
const isSchema = ({ type, callee }: Node) =>
  type === 'CallExpression' && isNode(callee) && /^(?:enum|literal)$/.test(nameOf(callee['property']));

/** Code that users never see: types, schemas, import paths, and errors for programmers. */
const isSilent = (node: Node) =>
  isSchema(node) ||
  (node.type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)Expression$/.test(node.type)) ||
  /^(?:Import|ExportAll)/.test(node.type) ||
  node.type === 'ThrowStatement' ||
  (node.type === 'NewExpression' && nameOf(node['callee']) === 'Error');

/** Returns the sentences and labels in a file. */
export function sentencesIn(path: string, code: string): string[] {
  const found: string[] = [];
  const look = (node: unknown, parent: Node | undefined) => {
    if (Array.isArray(node)) for (const one of node) look(one, parent);
    if (!isNode(node) || isSilent(node)) return;
    const text = textOf(node);
    if (text !== undefined && text !== product && hasWord.test(text) && !isAddress.test(text)) {
      const isShown =
        node.type === 'JSXText' ||
        ((parent?.type === 'JSXAttribute' || parent?.type === 'Property') &&
          parent['key'] !== node &&
          shown.test(nameOf(parent['name'] ?? parent['key'])) &&
          // In a member, a capital letter distinguishes a label from an identifier.
          (parent.type === 'JSXAttribute' || /^\p{Lu}/u.test(text)));
      // Keys of a map are identifiers, unless a capital letter makes them labels.
      const isKey = (parent?.['key'] === node || parent?.['property'] === node) && !/^\p{Lu}/u.test(text);
      if (isShown || (!isKey && isSentence(text))) found.push(text.trim().replaceAll(/\s+/g, ' '));
    }
    for (const member of Object.values(node)) look(member, node);
  };
  look(parseSync(path, code, { lang: path.endsWith('x') ? 'tsx' : 'ts' }).program, undefined);
  return found;
}
