import { type ComponentProps, createContext, use } from 'react';

type FieldTies = { id: string; describedBy: string | undefined; invalid: boolean };

export const FieldContext = createContext<FieldTies | undefined>(undefined);

/** Returns the attributes that associate a control with the label, hint and error of its Field. */
export const useFieldTies = (
  own: {
    id?: string;
    'aria-describedby'?: string;
    'aria-invalid'?: ComponentProps<'input'>['aria-invalid'];
  } = {},
) => {
  const ties = use(FieldContext);
  const describedBy = [own['aria-describedby'], ties?.describedBy].filter(Boolean).join(' ');
  return {
    id: own.id ?? ties?.id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': own['aria-invalid'] ?? (ties?.invalid || undefined),
  };
};
