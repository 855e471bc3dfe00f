import { levels, logoSizes, type QrLook } from '#contract/qr-look.ts';
import { defaultLogoSize, defaultMargin, defaultPadding } from '#qr/plan.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { recovered } from '#web/codes/verdict.ts';
import { formatPercent } from '#web/lib/numbers.ts';
import { Disclosure } from '#web/ui/layout/Disclosure.tsx';
import { Grid } from '#web/ui/layout/Grid.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { SwatchGroup } from '#web/ui/form/SwatchGroup.tsx';
import { Switch } from '#web/ui/form/Switch.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { qrLook as words } from '#web/words/qr-look.ts';
import { FrameFields } from './FrameFields.tsx';
import { GradientFields } from './GradientFields.tsx';
import { LookSelect } from './LookSelect.tsx';
import { OwnColor } from './OwnColor.tsx';
import { cutoutSwatches, eyeBallSwatches, eyeFrameSwatches, moduleSwatches } from './swatches.tsx';

interface LookFieldsProps {
  look: QrLook;
  onChange: (look: QrLook) => void;
  hasLogo: boolean;
}

const share = (part: number) => formatPercent(part, undefined, 0);
const margins = [0, 1, 2, 3, defaultMargin, 6, 8, 10];
const sizes = [logoSizes.least, 14, 18, defaultLogoSize, 26, 30];
const paddings = [0, defaultPadding, 1, 2, 3];

/** Edits the parts of a look that go beyond the specification, in four groups that open on demand. */
export const LookFields = ({ look, onChange, hasLogo }: LookFieldsProps) => {
  const isKept = useExtension('looks');
  const set = (change: Partial<QrLook>) => {
    const next = Object.entries({ ...look, ...change }).filter(([, value]) => value !== undefined);
    onChange(Object.fromEntries(next));
  };
  return (
    <Stack gap={4}>
      {isKept ? null : (
        <Text size="sm" tone="second" as="p">
          {words.keptHere}
        </Text>
      )}
      <Grid columns={2} gap={4}>
        <SwatchGroup
          label={words.modules}
          options={moduleSwatches}
          value={look.modules ?? 'square'}
          onChange={(modules) => set({ modules })}
        />
        <SwatchGroup
          label={words.eyeFrame}
          options={eyeFrameSwatches}
          value={look.eyeFrame ?? 'square'}
          onChange={(eyeFrame) => set({ eyeFrame })}
        />
        <SwatchGroup
          label={words.eyeBall}
          options={eyeBallSwatches}
          value={look.eyeBall ?? 'square'}
          onChange={(eyeBall) => set({ eyeBall })}
        />
      </Grid>
      <FrameFields frame={look.frame} onChange={(frame) => set({ frame })} />
      <Disclosure title={words.colors}>
        <Stack gap={3}>
          <GradientFields gradient={look.gradient} onChange={(gradient) => set({ gradient })} />
          <Grid columns={2} gap={3}>
            <OwnColor
              label={words.eyeColor}
              value={look.eyeColor}
              onChange={(eyeColor) => set({ eyeColor })}
            />
            <OwnColor
              label={words.ballColor}
              value={look.ballColor}
              onChange={(ballColor) => set({ ballColor })}
            />
          </Grid>
          <Switch
            label={words.transparent}
            checked={look.transparent ?? false}
            onChange={({ target }) => set({ transparent: target.checked || undefined })}
          />
        </Stack>
      </Disclosure>
      {hasLogo ? (
        <Disclosure title={words.logoPlace}>
          <Grid columns={3} gap={3}>
            <LookSelect
              label={words.logoSize}
              options={sizes.map((size) => [String(size), share(size / 100)])}
              value={String(look.logoSize ?? defaultLogoSize)}
              onChange={(size) => set({ logoSize: Number(size) })}
            />
            <LookSelect
              label={words.logoPadding}
              options={paddings.map((padding) => [String(padding), words.inModules(padding)])}
              value={String(look.logoPadding ?? defaultPadding)}
              onChange={(padding) => set({ logoPadding: Number(padding) })}
            />
            <SwatchGroup
              label={words.cutout}
              options={cutoutSwatches}
              value={look.cutout ?? 'square'}
              onChange={(cutout) => set({ cutout })}
            />
          </Grid>
        </Disclosure>
      ) : null}
      <Disclosure title={words.print}>
        <Grid columns={2} gap={3}>
          <LookSelect
            label={words.margin}
            options={margins.map((margin) => [String(margin), words.inModules(margin)])}
            value={String(look.margin ?? defaultMargin)}
            onChange={(margin) => set({ margin: Number(margin) })}
            hint={
              look.frame && (look.margin ?? defaultMargin) < defaultMargin ? words.marginInFrame : undefined
            }
          />
          <LookSelect
            label={words.correction}
            options={[
              ['', words.automatic(hasLogo ? 'H' : 'M')] as const,
              ...levels.map((level) => [level, words.level(level, share(recovered[level]))] as const),
            ]}
            value={look.correction ?? ''}
            onChange={(correction) => set({ correction: correction || undefined })}
          />
        </Grid>
      </Disclosure>
    </Stack>
  );
};
