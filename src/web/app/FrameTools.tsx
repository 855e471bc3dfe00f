import { SearchButton } from '#web/ui/frame/SearchButton.tsx';
import { CountedUntil } from './CountedUntil.tsx';
import { NewVersion } from './NewVersion.tsx';
import { openPalette } from './global-dialogs.ts';
import { RequestsLeft } from './RequestsLeft.tsx';

export const FrameTools = () => (
  <>
    <NewVersion />
    <CountedUntil />
    <RequestsLeft />
    <SearchButton onClick={() => openPalette()} />
  </>
);
