import { Badge } from '#web/ui/base/Badge.tsx';
import { campaigns as words } from '#web/words/campaigns.ts';

interface AccessBadgeProps {
  isPublic: boolean;
}

export const AccessBadge = ({ isPublic }: AccessBadgeProps) =>
  isPublic ? (
    <Badge tone="good" dot>
      {words.public}
    </Badge>
  ) : (
    <Badge>{words.private}</Badge>
  );
