import { Badge } from '#web/ui/base/Badge.tsx';

interface AccessBadgeProps {
  isPublic: boolean;
}

export const AccessBadge = ({ isPublic }: AccessBadgeProps) =>
  isPublic ? (
    <Badge tone="good" dot>
      Public
    </Badge>
  ) : (
    <Badge>Private</Badge>
  );
