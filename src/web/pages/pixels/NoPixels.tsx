import { Crosshair, SearchX } from 'lucide-react';
import { useExtension } from '#web/client/server-extensions.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { pixels as words } from '#web/words/pixels.ts';
import { typeName } from '#web/api/pixel-words.ts';

interface NoPixelsProps {
  type: string;
  /** Whether more pixels can be loaded. */
  isPart: boolean;
  onClear: () => void;
  onAdd: () => void;
}

export const NoPixels = ({ type, isPart, onClear, onAdd }: NoPixelsProps) => {
  const canUse = useExtension('firing');
  if (type)
    return (
      <EmptyState
        icon={<SearchX />}
        title={words.noneOfNetwork(typeName(type))}
        action={<Button onClick={onClear}>{words.showAll}</Button>}
      >
        {isPart ? words.noneLoaded : words.noneAtAll}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<Crosshair />}
      title={words.none}
      action={
        <Button changes onClick={onAdd}>
          {words.addFirst}
        </Button>
      }
    >
      {canUse ? words.noneText : words.noneTextListed}
    </EmptyState>
  );
};
