import { PixelSection } from '#web/pixels/PixelSection.tsx';
import type { LinkForm } from './link-fields.ts';

/** What fires for the link’s visitors. */
export const LinkPixels = ({ form }: { form: LinkForm }) => (
  <PixelSection
    // A draft may be of before there were any.
    value={form.watch('pixels') ?? []}
    error={form.formState.errors.pixels?.message}
    onChange={(ids) =>
      form.setValue('pixels', ids, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
    }
  />
);
