import { accessOf } from '#web/access/access-form.ts';
import { PasswordFields } from '#web/access/PasswordFields.tsx';
import { RuleFields } from '#web/access/RuleFields.tsx';
import type { FieldsProps } from './field-props.ts';
import { pickedOf } from './scan-options.ts';
import { ScheduleFields } from './ScheduleFields.tsx';

interface ScanFieldsProps extends FieldsProps {
  hadPassword: boolean;
  /** Whether a restored draft lacks the password that was entered. */
  lacksPassword: boolean;
}

/** Contains options that few codes need, in collapsed sections. Each section's heading shows what is chosen in it. */
export const ScanFields = ({ form, hadPassword, lacksPassword }: ScanFieldsProps) => {
  const picked = pickedOf(form.watch(), hadPassword);
  return (
    <>
      <ScheduleFields form={form} note={picked.schedule} />
      <PasswordFields
        form={accessOf(form)}
        note={picked.password}
        before={hadPassword ? 'kept' : undefined}
        lacksTyped={lacksPassword}
      />
      <RuleFields form={accessOf(form)} note={picked.rules} />
    </>
  );
};
