import { type ComponentProps, createContext, use } from 'react';

type FieldAttributes = { id: string; describedBy: string | undefined; invalid: boolean };

export const FieldContext = createContext<FieldAttributes | undefined>(undefined);

/** Returns the attributes that associate a control with the label, hint and error of its Field. */
export const useFieldAttributes = (
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
