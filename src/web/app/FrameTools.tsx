import { SearchButton } from '#web/ui/SearchButton.tsx';
import { openPalette } from './over-page.ts';
import { RequestsLeft } from './RequestsLeft.tsx';

/** In every page's head. */
export const FrameTools = () => (
  <>
    <RequestsLeft />
    <SearchButton onClick={() => openPalette()} />
  </>
);
