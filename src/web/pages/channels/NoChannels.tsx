import { AlignLeft } from 'lucide-react';
import { Button } from '#web/ui/base/Button.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { TextLink } from '#web/ui/base/TextLink.tsx';

export const NoChannels = ({ onAdd }: { onAdd: () => void }) => (
  <EmptyState
    icon={<AlignLeft />}
    title="No channels yet"
    action={<Button onClick={onAdd}>Make the first one</Button>}
  >
    A channel sorts links, QR codes and bio pages for yourself, by a name and a color. To share links with
    others, use <TextLink to="/campaigns">campaigns</TextLink>.
  </EmptyState>
);
