import { Crosshair, SearchX } from 'lucide-react';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { typeName } from './pixel-types.tsx';

interface NoPixelsProps {
  type: string;
  page: number;
  /** How many match: more than none when the page is past the end. */
  total: number;
  /** Whether more can be loaded. */
  isPart: boolean;
  linkTo: (page: number) => string;
  onClear: () => void;
  onAdd: () => void;
}

export const NoPixels = ({ type, page, total, isPart, linkTo, onClear, onAdd }: NoPixelsProps) => {
  if (page > 1 && total > 0)
    return (
      <EmptyState
        icon={<Crosshair />}
        title={`There is no page ${page}`}
        action={<LinkButton to={linkTo(1)}>Go to the first page</LinkButton>}
      >
        The list has become shorter, or the address was mistyped.
      </EmptyState>
    );
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
