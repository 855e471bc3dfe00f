import type { OverlayContent } from '#contract/overlays.ts';
import { placeholderPage } from '#visitor-pages/placeholder-page.ts';
import { overlayPageView, overlayView } from '#visitor-pages/overlay.ts';
import { shownStyle } from '#visitor-pages/style.ts';
import { viewWords } from '#visitor-pages/words.ts';
import { language } from '#web/words/language.ts';
import { PreviewCard } from '#web/ui/form/PreviewCard.tsx';
import { overlayForm as words } from '#web/words/overlay-form.ts';
import { visitorPages } from '#web/words/visitor-pages.ts';

const destination = 'https://example.com/';

export const OverlayPreview = ({ overlay }: { overlay: OverlayContent }) => {
  const written = { ...overlay, message: overlay.message || words.yourMessage };
  const { content, style, place } =
    overlay.display === 'frame'
      ? overlayView(written, destination, viewWords[language()], placeholderPage)
      : overlayPageView(written, destination, viewWords[language()]);
  return (
    <PreviewCard label={words.preview} markup={content.markup} styles={[shownStyle, style]} place={place}>
      {visitorPages.previewNote}
    </PreviewCard>
  );
};
