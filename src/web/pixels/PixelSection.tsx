import { useState } from 'react';
import { useExtension } from '#web/client/server-extensions.ts';
import { onDemand } from '#web/ui/base/on-demand.tsx';
import { Skeleton } from '#web/ui/base/Skeleton.tsx';
import { Disclosure } from '#web/ui/layout/Disclosure.tsx';
import { counts } from '#web/words/counts.ts';
import { pixelChoice as words } from '#web/words/pixel-choice.ts';
import type { PixelChoiceProps } from './PixelChoice.tsx';

const PixelChoice = onDemand(
  async () => (await import('./PixelChoice.tsx')).PixelChoice,
  ({ isOpen }: PixelChoiceProps) => isOpen,
  { waiting: <Skeleton shape="control" /> },
);

/** Shows the pixels of a link or bio page in a collapsed section. Renders nothing if the server doesn't fire pixels. */
export const PixelSection = ({ value, onChange, error }: Omit<PixelChoiceProps, 'isOpen'>) => {
  const [wasChosen] = useState(value.length > 0);
  const [isOpen, open] = useState(wasChosen);
  if (!useExtension('firing')) return null;
  return (
    <Disclosure
      title={words.title}
      note={value.length > 0 ? counts.pixels(value.length) : undefined}
      open={wasChosen}
      refused={error !== undefined}
      onOpen={() => open(true)}
    >
      <PixelChoice value={value} onChange={onChange} error={error} isOpen={isOpen} />
    </Disclosure>
  );
};
