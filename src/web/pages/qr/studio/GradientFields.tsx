import type { Gradient } from '#contract/qr-look.ts';
import { Grid } from '#web/ui/layout/Grid.tsx';
import { SwatchGroup } from '#web/ui/form/SwatchGroup.tsx';
import { qrLook as words } from '#web/words/qr-look.ts';
import { LookSelect } from './LookSelect.tsx';
import { OwnColor } from './OwnColor.tsx';
import { gradientSwatches } from './swatches.tsx';

interface GradientFieldsProps {
  gradient: Gradient | undefined;
  onChange: (gradient: Gradient | undefined) => void;
}

/** Dark enough on white for every camera. */
const firstEnd = 'rgb(91,42,134)';
const angles = [0, 45, 90, 135];

export const GradientFields = ({ gradient, onChange }: GradientFieldsProps) => (
  <Grid columns={3} gap={3} stretch={false}>
    <SwatchGroup
      label={words.gradient}
      options={gradientSwatches}
      value={gradient?.kind ?? ''}
      onChange={(kind) => onChange(kind === '' ? undefined : { to: firstEnd, ...gradient, kind })}
    />
    {gradient ? (
      <OwnColor
        label={words.gradientTo}
        value={gradient.to}
        onChange={(to) => {
          if (to) onChange({ ...gradient, to });
        }}
      />
    ) : null}
    {gradient?.kind === 'linear' ? (
      <LookSelect
        label={words.angle}
        options={angles.map((angle) => [String(angle), `${angle}°`])}
        value={String(gradient.angle ?? 0)}
        onChange={(angle) => onChange({ ...gradient, angle: Number(angle) })}
      />
    ) : null}
  </Grid>
);
