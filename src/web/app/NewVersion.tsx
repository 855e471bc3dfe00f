import { RefreshCw } from 'lucide-react';
import { phone, useMedia } from '#web/browser/media.ts';
import { newVersion as words } from '#web/words/new-version.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { IconButton } from '#web/ui/base/IconButton.tsx';
import { Tooltip } from '#web/ui/base/Tooltip.tsx';
import { useOutdated } from './kept-build.ts';

const reload = () => location.reload();

/** Appears beside the tools of each page, where it covers nothing. Users choose when to reload. */
export const NewVersion = () => {
  const isOutdated = useOutdated();
  const isPhone = useMedia(phone);
  return (
    <>
      <span role="status" className="visually-hidden">
        {isOutdated ? words.ready : ''}
      </span>
      {isOutdated && isPhone ? (
        <IconButton label={words.reload} icon={<RefreshCw />} onClick={reload} />
      ) : null}
      {isOutdated && !isPhone ? (
        <Tooltip text={words.reload} side="bottom">
          <Button icon={<RefreshCw />} onClick={reload}>
            {words.update}
          </Button>
        </Tooltip>
      ) : null}
    </>
  );
};
