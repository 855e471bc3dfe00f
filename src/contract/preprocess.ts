import { z } from 'zod/mini';

/** Returns a schema that validates the result of `prepare`. The schema's input is that of `prepare`. */
export const preprocess = <Values, Schema extends z.core.$ZodType>(
  prepare: (values: Values, payload: z.core.ParsePayload) => unknown,
  schema: Schema,
) => z.pipe(z.transform(prepare), schema) as z.core.$ZodType as z.ZodMiniType<z.output<Schema>, Values>;
