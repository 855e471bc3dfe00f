import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { endpoints } from './endpoints.ts';

/** A place in a body that takes a value: a member, or an item of a list. */
interface Slot {
  name: string;
  schema: z.core.$ZodType;
}

const insideOf = (schema: z.core.$ZodType): readonly z.core.$ZodType[] => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'optional' || def.type === 'nullable') return [def.innerType];
  if (def.type === 'pipe') return [def.in, def.out];
  return def.type === 'union' ? def.options : [];
};

function slotsOf(name: string, schema: z.core.$ZodType): Slot[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const places: Slot[] =
    def.type === 'object'
      ? Object.entries(def.shape).map(([member, of]) => ({ name: `${name}.${member}`, schema: of }))
      : def.type === 'array'
        ? [{ name: `${name}[]`, schema: def.element }]
        : [];
  return [
    ...places,
    ...places.flatMap((place) => slotsOf(place.name, place.schema)),
    ...insideOf(schema).flatMap((inner) => slotsOf(name, inner)),
  ];
}

const isNumber = (schema: z.core.$ZodType): boolean =>
  (schema as z.core.$ZodTypes)._zod.def.type === 'number' || insideOf(schema).some(isNumber);

const slots = endpoints
  .flatMap(({ method, path, body }) => (body ? slotsOf(`${method} ${path}`, body) : []))
  .filter(({ schema }) => isNumber(schema));

test('request bodies have more than 20 numbers', () => expect(slots.length).toBeGreaterThan(20));

test.each(slots.map(({ name, schema }) => [name, schema] as const))(
  'digits in a string are read as a number: %s',
  (_name, schema) => {
    const number = [1, 5, 20, 30, 100, 1000].find((value) => z.safeParse(schema, value).success);
    expect(number).toBeDefined();
    expect(z.safeParse(schema, String(number))).toEqual({ success: true, data: number });
    expect(z.safeParse(schema, `${number}x`).data).not.toBe(number);
  },
);
