import { z } from 'zod/mini';
import { QrLook } from '#contract/qr-look.ts';
import { writeStored, readStored } from '#web/browser/stored.ts';

/** The last saved design, which is offered for the next code as the house style. */
const LastDesign = z.object({
  foreground: z.string(),
  background: z.string(),
  logo: z.string(),
  look: z.optional(QrLook),
});
export type LastDesign = z.output<typeof LastDesign>;

export const lastDesign = (): LastDesign | undefined =>
  LastDesign.safeParse(readStored('browser', 'qr-design')).data;

/** Stores the design, without the logo if there is no room for it. */
export const saveLastDesign = (design: LastDesign) =>
  writeStored('browser', 'qr-design', design) || writeStored('browser', 'qr-design', { ...design, logo: '' });
