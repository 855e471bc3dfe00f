import { Disclosure } from '#web/ui/layout/Disclosure.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Grid } from '#web/ui/layout/Grid.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { type DownloadStyle, shapeOptions, unusual } from '#web/pages/qr/drawing/download-style.ts';
import { formatPercent } from '#web/lib/numbers.ts';
import { qrDrawing as words } from '#web/words/qr-drawing.ts';

interface StyleFieldsProps {
  style: DownloadStyle;
  onChange: (style: DownloadStyle) => void;
  /** A logo covers part of the code, so the correction is the strongest, whatever was chosen. */
  hasLogo: boolean;
}

/** The share of a code that may be damaged, by level. */
const recovered = { L: 0.07, M: 0.15, Q: 0.25, H: 0.3 };
const corrections = [
  { value: 'auto', label: words.automatic },
  ...Object.entries(recovered).map(([level, share]) => ({
    value: level,
    label: words.level(level, formatPercent(share, undefined, 0)),
  })),
];
const margins = [0, 1, 2, 3, 4, 6, 8, 10].map((margin) => ({
  value: String(margin),
  label: margin === 4 ? words.usualModules(margin) : words.modules(margin),
}));

/** How downloads from this browser are drawn; folded away, since few need it. */
export const StyleFields = ({ style, onChange, hasLogo }: StyleFieldsProps) => (
  <Disclosure title={words.options} note={unusual(style)}>
    <Stack gap={3}>
      <Text size="sm" tone="second" as="p">
        {words.optionsText}
      </Text>
      <Grid columns={3} gap={3}>
        <Field label={words.shape}>
          <Select
            options={shapeOptions}
            value={style.shape}
            onChange={({ target }) => onChange({ ...style, shape: target.value as DownloadStyle['shape'] })}
          />
        </Field>
        <Field label={words.margin}>
          <Select
            options={margins}
            value={style.margin}
            onChange={({ target }) => onChange({ ...style, margin: Number(target.value) })}
          />
        </Field>
        <Field label={words.correction} hint={hasLogo ? words.levelForLogo : undefined}>
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
