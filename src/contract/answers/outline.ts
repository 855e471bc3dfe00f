import type { z } from 'zod/mini';
import { Timestamp, WireDate } from '#contract/envelope.ts';
import type { Outline } from './fits.ts';
import { repairOf } from './repairs.ts';

/** Returns the outline of a schema's responses. Returns undefined if an outline can't describe them well enough. */
export function outlineOf(schema: z.core.$ZodType): Outline | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return objectOutline(schema, def);
    case 'array':
      return parted('list', def.element);
    case 'record':
      return parted('labels', def.valueType);
    case 'nullable':
      return parted('null', def.innerType);
    case 'optional':
      return parted('maybe', def.innerType);
    case 'union':
      return unionOutline(def.options);
    case 'literal':
      return ['is', ...def.values];
    case 'enum':
      return ['is', ...Object.values(def.entries)];
    case 'boolean':
      return 'yes';
    case 'unknown':
      return 'any';
    case 'string':
      return schema === Timestamp ? 'time' : schema === WireDate ? 'date' : textOutline(checksOf(def));
    case 'number':
      return numberOutline((def as { format?: string }).format, checksOf(def));
    default:
      return undefined;
  }
}

function parted(how: 'list' | 'labels' | 'null' | 'maybe', of: z.core.$ZodType): Outline | undefined {
  const outline = outlineOf(of);
  return outline && [how, outline];
}

/** Returns an outline without the optional members that have none. A response that fits can't contain these. */
function objectOutline(schema: z.core.$ZodType, { shape }: z.core.$ZodObjectDef): Outline | undefined {
  const filled = repairOf(schema)?.filled;
  const outline: Record<string, Outline> = {};
  for (const [name, member] of Object.entries(shape)) {
    const of = name === filled ? 'some' : outlineOf(member);
    if (of !== undefined) outline[name] = of;
    else if ((member as z.core.$ZodTypes)._zod.def.type !== 'optional') return undefined;
  }
  return outline;
}

/**
 * Returns the outline of a union. A value that fits one branch of a union in the contract isn't accepted by an earlier
 * branch, which `decode-property.test.ts` tests.
 */
function unionOutline(options: readonly z.core.$ZodType[]): Outline | undefined {
  const outlines = options.map(outlineOf).filter((outline) => outline !== undefined);
  if (outlines.length < options.length) return undefined;
  if (JSON.stringify(outlines) === '[["is",false],"text"]') return 'given';
  // Text is never a record, so at most one of these fits.
  const others = outlines.filter((outline) => outline !== 'text');
  return outlines.length - others.length <= 1 && others.every((outline) => typeof outline === 'object')
    ? ['one', ...outlines]
    : undefined;
}

interface Check {
  check: string;
  value?: unknown;
  inclusive?: boolean;
  pattern?: RegExp;
}

/** Returns the checks, except those that only describe. */
const checksOf = ({ checks = [] }: { checks?: readonly z.core.$ZodCheck[] | undefined }): readonly Check[] =>
  checks.map((one) => one._zod.def as Check).filter(({ check }) => check !== 'describe' && check !== 'meta');

function textOutline(checks: readonly Check[]): Outline | undefined {
  if (checks.length === 0) return 'text';
  return checks.length === 1 && String(checks[0]?.pattern) === String(/^\d+$/) ? 'digits' : undefined;
}

function numberOutline(
  format: string | undefined,
  [least, ...others]: readonly Check[],
): Outline | undefined {
  if (format !== 'safeint' || others.length > 0) return undefined;
  if (least === undefined) return 'whole';
  if (least.check !== 'greater_than' || least.value !== 0) return undefined;
  return least.inclusive ? 'count' : 'id';
}
