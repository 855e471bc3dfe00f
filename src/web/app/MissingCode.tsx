import { useEffect, useState } from 'react';
import { useOnline } from '#web/browser/online.ts';
import { routeErrors as words } from '#web/words/route-errors.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { ErrorScreen } from '#web/ui/layout/ErrorScreen.tsx';
import { PageSkeleton } from './router/PageSkeleton.tsx';
import { reloadOnce } from './page-code.ts';

const reload = () => location.reload();

/** Shown in place of a page whose code couldn't be loaded. */
export const MissingCode = () => {
  const online = useOnline();
  const [helpless, setHelpless] = useState(!online);
  useEffect(() => {
    if (!online) return;
    let here = true;
    void reloadOnce(reload).then((worked) => here && !worked && setHelpless(true));
    return () => {
      here = false;
    };
  }, [online]);
  if (!helpless) return <PageSkeleton />;
  return (
    <ErrorScreen
      kind="broke"
      title={online ? words.notLoaded : words.offline}
      action={<Button onClick={reload}>{words.reload}</Button>}
    >
      {online ? words.notLoadedText : words.offlineText}
    </ErrorScreen>
  );
};
