import { isSchema, resolved, type Schema } from './document.ts';

/** A row of a table: the member's place, its type, and its meaning. */
interface Member {
  place: string;
  type: string;
  isRequired: boolean;
  meaning: string;
}

const schemasIn = (value: unknown): Schema[] => (Array.isArray(value) ? value.filter(isSchema) : []);

const unique = (texts: readonly string[]) => [...new Set(texts)];

/** Returns a short name for a value's type. */
export function typeOf(schema: Schema): string {
  const { const: constant, enum: options, anyOf, oneOf, type, items } = resolved(schema);
  if (constant !== undefined) return `\`${JSON.stringify(constant)}\``;
  if (Array.isArray(options)) return options.map((option) => `\`${String(option)}\``).join(', ');
  const branches = schemasIn(anyOf ?? oneOf);
  if (branches.length > 0) return unique(branches.map(typeOf)).join(' or ');
  if (type === 'array') return isSchema(items) ? `list of ${typeOf(items)}` : 'list';
  return typeof type === 'string' ? type : 'any';
}

/** Returns the bounds that a caller must respect, in a few words. */
function boundsOf(schema: Schema): string {
  const { minLength, maxLength, minimum, maximum, maxItems } = resolved(schema);
  const isLarge = (value: unknown) =>
    typeof value !== 'number' || Math.abs(value) > 1e12 || value === 2147483647;
  if (typeof maxLength === 'number')
    return typeof minLength === 'number' && minLength > 1
      ? `${minLength} to ${maxLength} characters`
      : `at most ${maxLength} characters`;
  if (typeof maxItems === 'number') return `at most ${maxItems}`;
  if (!isLarge(maximum) && typeof minimum === 'number') return `${minimum} to ${String(maximum)}`;
  return '';
}

const deepest = 4;

/** Returns every member below a schema. Members of lists are written as `urls[].id`. */
export function membersOf(schema: Schema, place = '', depth = 0): Member[] {
  const here = resolved(schema);
  const { properties, required, anyOf, oneOf, items, type } = here;
  if (type === 'array' && isSchema(items)) return membersOf(items, `${place}[]`, depth);
  const branches = schemasIn(anyOf ?? oneOf);
  if (branches.length > 0) {
    const all = branches.flatMap((branch) => membersOf(branch, place, depth));
    // Variants of an object share most members, and each is listed once.
    return [...new Map(all.map((member) => [`${member.place} ${member.type}`, member])).values()];
  }
  if (!isSchema(properties) || depth >= deepest) return [];
  return Object.entries(properties).flatMap(([name, value]) => {
    const member = isSchema(value) ? value : {};
    const at = place === '' ? name : `${place}.${name}`;
    const description = member.description ?? resolved(member).description;
    return [
      {
        place: at,
        type: typeOf(member),
        isRequired: Array.isArray(required) && required.includes(name),
        meaning: [typeof description === 'string' ? description : '', boundsOf(member)]
          .filter(Boolean)
          .join('; '),
      },
      ...membersOf(member, at, depth + 1),
    ];
  });
}
