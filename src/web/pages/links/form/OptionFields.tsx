import type { LinkState } from '#contract/link-options.ts';
import { accessOf } from '#web/access/access-form.ts';
import { PasswordFields } from '#web/access/PasswordFields.tsx';
import { RuleFields } from '#web/access/RuleFields.tsx';
import { useExtension } from '#web/client/server-extensions.ts';
import { useOptionSummaries } from './option-notes.ts';
import { EndFields } from './EndFields.tsx';
import { GroupFields } from './GroupFields.tsx';
import type { LinkForm, SavedLink } from './link-fields.ts';
import { LinkPixels } from './LinkPixels.tsx';
import { StopFields } from './StopFields.tsx';
import { UtmFields } from './UtmFields.tsx';

interface OptionFieldsProps {
  form: LinkForm;
  /** The saved link. Undefined for a new one. */
  saved: SavedLink | undefined;
  /** The state of the duplicated link. */
  copied: LinkState | undefined;
  /** Whether a restored draft lacks the password that was entered. */
  lacksPassword: boolean;
}

/** Contains options that few links need, in collapsed sections. Each section's heading shows what is chosen in it. */
export const OptionFields = ({ form, saved, copied, lacksPassword }: OptionFieldsProps) => {
  const picked = useOptionSummaries(form, saved);
  const hasGroups = useExtension('groups');
  return (
    <>
      <UtmFields
        url={form.watch('url')}
        onChange={(url) => form.setValue('url', url, { shouldDirty: true, shouldTouch: true })}
      />
      <EndFields form={form} note={picked.end} clicks={saved?.clicks ?? 0} />
      <PasswordFields
        form={accessOf(form)}
        note={picked.password}
        before={saved?.state?.password ? 'kept' : copied?.password ? 'lost' : undefined}
        lacksTyped={lacksPassword}
      />
      <RuleFields form={accessOf(form)} note={picked.rules} />
      <StopFields form={form} note={picked.stop} />
      <LinkPixels form={form} />
      {hasGroups ? <GroupFields form={form} saved={saved?.id} note={picked.groups} /> : null}
    </>
  );
};
