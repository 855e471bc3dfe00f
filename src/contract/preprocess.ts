import { z } from 'zod/mini';

/** A schema that judges what `prepare` makes of a value. What goes in is what `prepare` takes. */
export const preprocess = <Values, Schema extends z.core.$ZodType>(
  prepare: (values: Values, payload: z.core.ParsePayload) => unknown,
  schema: Schema,
) => z.pipe(z.transform(prepare), schema) as z.core.$ZodType as z.ZodMiniType<z.output<Schema>, Values>;
