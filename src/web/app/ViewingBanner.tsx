import { useQueryClient } from '@tanstack/react-query';
import { useCredentials } from '#web/client/credentials.ts';
import { useSignOut } from '#web/api/sign-out.ts';
import { viewing as words } from '#web/words/viewing.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { ViewingBar } from '#web/ui/frame/ViewingBar.tsx';
import { onDemand } from '#web/ui/base/on-demand.tsx';

/** Loaded on demand, since only staff see it. */
const InspectionBanner = onDemand(
  async () => (await import('./InspectionBanner.tsx')).InspectionBanner,
  () => true,
);

/** Shown above every page while an account is only viewed. */
export const ViewingBanner = () => {
  const queryClient = useQueryClient();
  const credentials = useCredentials();
  const leave = useSignOut();
  const visit = credentials?.visit;
  if (!visit) return null;
  if (visit.kind === 'inspection')
    return (
      <InspectionBanner
        visit={visit}
        expires={credentials.expires}
        onRevealed={() => void queryClient.resetQueries({ queryKey: ['account'] })}
      />
    );
  return (
    <ViewingBar
      label={words.inspectOnly}
      title={words.inspectOnly}
      actions={
        <Button size="small" onClick={leave}>
          {words.leave}
        </Button>
      }
    >
      {words.inspectOnlyText}
    </ViewingBar>
  );
};
