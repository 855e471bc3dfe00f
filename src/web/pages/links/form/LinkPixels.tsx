import { PixelSection } from '#web/pixels/PixelSection.tsx';
import type { LinkForm } from './link-fields.ts';

export const LinkPixels = ({ form }: { form: LinkForm }) => (
  <PixelSection
    // A draft may be older than pixels.
    value={form.watch('pixels') ?? []}
    error={form.formState.errors.pixels?.message}
    onChange={(ids) =>
      form.setValue('pixels', ids, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
    }
  />
);
