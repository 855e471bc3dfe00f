import { Crosshair, SearchX } from 'lucide-react';
import { Button } from '#web/ui/base/Button.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { typeName } from './pixel-types.tsx';

interface NoPixelsProps {
  type: string;
  /** Whether more can be loaded. */
  isPart: boolean;
  onClear: () => void;
  onAdd: () => void;
}

export const NoPixels = ({ type, isPart, onClear, onAdd }: NoPixelsProps) => {
  if (type)
    return (
      <EmptyState
        icon={<SearchX />}
        title={`No pixel of ${typeName(type)}`}
        action={<Button onClick={onClear}>Show all types</Button>}
      >
        {isPart
          ? 'There is none among the pixels that are here; more can be loaded.'
          : 'The account has none of this type.'}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<Crosshair />}
      title="No pixels yet"
      action={<Button onClick={onAdd}>Add the first one</Button>}
    >
      A tracking pixel is the tag by which an advertising or analytics service knows you. Kept here, it is at
      hand for your links.
    </EmptyState>
  );
};
