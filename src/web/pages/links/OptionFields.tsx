import type { LinkState } from '#contract/link-options.ts';
import { usePicked } from './option-notes.ts';
import { EndFields } from './EndFields.tsx';
import { GroupFields } from './GroupFields.tsx';
import type { LinkForm } from './link-fields.ts';
import { PasswordFields } from './PasswordFields.tsx';
import { RuleFields } from './RuleFields.tsx';
import { StopFields } from './StopFields.tsx';
import { UtmFields } from './UtmFields.tsx';

interface OptionFieldsProps {
  form: LinkForm;
  /** Of the link that is edited. */
  saved: LinkState | undefined;
  /** A new link; `copied`: of another one. */
  isNew: boolean;
  /** What the link that is duplicated has. */
  copied: LinkState | undefined;
}

/** What few links need, folded away: each section says in its head what is chosen in it. */
export const OptionFields = ({ form, saved, isNew, copied }: OptionFieldsProps) => {
  const picked = usePicked(form, saved);
  return (
    <>
      <UtmFields
        url={form.watch('url')}
        onChange={(url) => form.setValue('url', url, { shouldDirty: true, shouldTouch: true })}
      />
      <EndFields form={form} note={picked.end} />
      <PasswordFields
        form={form}
        note={picked.password}
        before={saved?.password ? 'kept' : copied?.password ? 'lost' : undefined}
      />
      <RuleFields form={form} note={picked.rules} />
      <StopFields form={form} note={picked.stop} />
      {isNew ? <GroupFields form={form} note={picked.groups} /> : null}
    </>
  );
};
