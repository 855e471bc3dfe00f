import { ImageUp } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { form as words } from '#web/words/form.ts';
import css from './Field.module.css';
import { FieldError } from './FieldError.tsx';
import { PictureButtons } from './PictureButtons.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Thumb } from '#web/ui/base/Thumb.tsx';

type PictureFieldProps = Required<Pick<ComponentProps<typeof PictureButtons>, 'fileLabel' | 'onFile'>> & {
  label: string;
  /** Undefined if there is no picture. */
  src: string | undefined;
  round?: boolean;
  hint: ReactNode;
  error: string | undefined;
  onRemove: () => void;
  /** Further controls, shown only while there is a picture. */
  children?: ReactNode;
};

export const PictureField = ({
  label,
  src,
  round = false,
  hint,
  error,
  onRemove,
  children,
  ...choosing
}: PictureFieldProps) => {
  const id = useId();
  return (
    <div className={css.field} role="group" aria-labelledby={id}>
      <div className={css.top}>
        <span id={id} className={css.label}>
          {label}
          <span className={css.optional}>{words.optional}</span>
        </span>
      </div>
      <Row gap={4} align="start" nowrap>
        <Thumb src={src} fallback={<ImageUp />} size="large" round={round} />
        <Stack gap={2}>
          <Row gap={2}>
            <PictureButtons {...choosing} onRemove={src === undefined ? undefined : onRemove} />
            {src === undefined ? null : children}
          </Row>
          <FieldError text={error} />
          <p className={css.hint}>{hint}</p>
        </Stack>
      </Row>
    </div>
  );
};
