import { Disclosure } from '#web/ui/layout/Disclosure.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Grid } from '#web/ui/layout/Grid.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { type DownloadStyle, shapeOptions, unusual } from '#web/pages/qr/drawing/download-style.ts';

interface StyleFieldsProps {
  style: DownloadStyle;
  onChange: (style: DownloadStyle) => void;
  /** A logo takes away part of the code: then the correction is the strongest, whatever was chosen. */
  hasLogo: boolean;
}

const corrections = [
  { value: 'auto', label: 'Automatic' },
  { value: 'L', label: 'L: 7 % may be lost' },
  { value: 'M', label: 'M: 15 %' },
  { value: 'Q', label: 'Q: 25 %' },
  { value: 'H', label: 'H: 30 %' },
];
const margins = [0, 1, 2, 3, 4, 6, 8, 10].map((margin) => ({
  value: String(margin),
  label: `${margin} ${margin === 1 ? 'module' : 'modules'}${margin === 4 ? ' (usual)' : ''}`,
}));

/** How the pictures that are downloaded here are drawn; folded away, as few need it. */
export const StyleFields = ({ style, onChange, hasLogo }: StyleFieldsProps) => (
  <Disclosure title="Modules, margin, correction" note={unusual(style)}>
    <Stack gap={3}>
      <Text size="sm" tone="second" as="p">
        For the pictures that are downloaded here. At its own address, a code has squares and a margin of 4.
      </Text>
      <Grid columns={3} gap={3}>
        <Field label="Modules">
          <Select
            options={shapeOptions}
            value={style.shape}
            onChange={({ target }) => onChange({ ...style, shape: target.value as DownloadStyle['shape'] })}
          />
        </Field>
        <Field label="Margin">
          <Select
            options={margins}
            value={style.margin}
            onChange={({ target }) => onChange({ ...style, margin: Number(target.value) })}
          />
        </Field>
        <Field label="Error correction" hint={hasLogo ? 'H, because of the logo.' : undefined}>
          <Select
            options={corrections}
            value={hasLogo ? 'H' : style.errorCorrection}
            disabled={hasLogo}
            onChange={({ target }) =>
              onChange({ ...style, errorCorrection: target.value as DownloadStyle['errorCorrection'] })
            }
          />
        </Field>
      </Grid>
    </Stack>
  </Disclosure>
);
