import { Maximize, Minimize } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useDocumentTitle } from '#web/browser/document-title.ts';
import { matchesShortcut } from '#web/browser/shortcuts.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { useKnownVisited } from '#web/replica/known-visited.ts';
import { LiveBoard } from '#web/statistics/live/LiveBoard.tsx';
import { Button } from '#web/ui/base/Button.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { Wall } from '#web/ui/layout/Wall.tsx';
import { Page } from '#web/ui/frame/Page.tsx';
import { PageHeader } from '#web/ui/frame/PageHeader.tsx';
import { live as words } from '#web/words/live.ts';
import { navigation } from '#web/words/navigation.ts';

/** Shows live visits, large enough for a screen on a wall. */
export const LiveWall = () => {
  useDocumentTitle(words.title);
  const isOffered = useExtension('analytics');
  const known = useKnownVisited();
  const wall = useRef<HTMLDivElement>(null);
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const onChange = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, []);
  // Other shortcuts open things outside the full-screen element, which would take the keyboard without being visible.
  useEffect(() => {
    if (!isFull) return;
    const keepFrom = (event: KeyboardEvent) => {
      if (event.key.length > 1 || event.key === ' ' || matchesShortcut(event, 'f')) return;
      event.stopPropagation();
      if (matchesShortcut(event, 'mod+k')) event.preventDefault();
    };
    window.addEventListener('keydown', keepFrom, { capture: true });
    return () => window.removeEventListener('keydown', keepFrom, { capture: true });
  }, [isFull]);
  const toggle = () => void (isFull ? document.exitFullscreen() : wall.current?.requestFullscreen());
  const button = (
    <Button icon={isFull ? <Minimize /> : <Maximize />} shortcut="f" onClick={toggle}>
      {isFull ? words.leaveFullScreen : words.fullScreen}
    </Button>
  );
  return (
    <Page
      header={
        <PageHeader
          title={words.title}
          crumbs={[{ label: navigation.statistics, to: '/statistics' }]}
          actions={isOffered && document.fullscreenEnabled && !isFull ? button : undefined}
        />
      }
    >
      {isOffered ? (
        <Wall ref={wall} end={isFull ? button : undefined}>
          <LiveBoard known={known} />
        </Wall>
      ) : (
        <Notice title={words.missing}>{words.missingText}</Notice>
      )}
    </Page>
  );
};
