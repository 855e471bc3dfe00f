import { SearchButton } from '#web/ui/SearchButton.tsx';
import { NewVersion } from './NewVersion.tsx';
import { openPalette } from './over-page.ts';
import { RequestsLeft } from './RequestsLeft.tsx';

/** In every page's head. */
export const FrameTools = () => (
  <>
    <NewVersion />
    <RequestsLeft />
    <SearchButton onClick={() => openPalette()} />
  </>
);
