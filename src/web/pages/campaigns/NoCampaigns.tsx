import { Flag } from 'lucide-react';
import { Button } from '#web/ui/base/Button.tsx';
import { EmptyState } from '#web/ui/layout/EmptyState.tsx';
import { TextLink } from '#web/ui/base/TextLink.tsx';

export const NoCampaigns = ({ onAdd }: { onAdd: () => void }) => (
  <EmptyState
    icon={<Flag />}
    title="No campaigns yet"
    action={<Button onClick={onAdd}>Make the first one</Button>}
  >
    A campaign shares a group of links with others: on a list page, and through one address that rotates
    between them. To sort links, QR codes and bio pages for yourself, use{' '}
    <TextLink to="/channels">channels</TextLink>.
  </EmptyState>
);
