import { z } from 'zod/mini';
import { QrLook } from '#contract/qr-look.ts';
import { keep, recall } from '#web/browser/kept.ts';

/** The last saved design, which is offered for the next code as the house style. */
const LastDesign = z.object({
  foreground: z.string(),
  background: z.string(),
  logo: z.string(),
  look: z.optional(QrLook),
});
export type LastDesign = z.output<typeof LastDesign>;

export const lastDesign = (): LastDesign | undefined =>
  LastDesign.safeParse(recall('browser', 'qr-design')).data;

/** Stores the design, without the logo if there is no room for it. */
export const keepDesign = (design: LastDesign) =>
  keep('browser', 'qr-design', design) || keep('browser', 'qr-design', { ...design, logo: '' });
