import type { OverlayContent } from '#contract/overlays.ts';
import { standIn } from '#visitor-pages/stand-in.ts';
import { overlayPageView, overlayView } from '#visitor-pages/overlay.ts';
import { shownStyle } from '#visitor-pages/style.ts';
import { PreviewCard } from '#web/ui/form/PreviewCard.tsx';

const destination = 'https://example.com/';

export const OverlayPreview = ({ overlay }: { overlay: OverlayContent }) => {
  const written = { ...overlay, message: overlay.message || 'Your message' };
  const { content, style, place } =
    overlay.display === 'frame'
      ? overlayView(written, destination, standIn)
      : overlayPageView(written, destination);
  return (
    <PreviewCard
      label="The overlay as visitors see it"
      markup={content.markup}
      styles={[shownStyle, style]}
      place={place}
      startsAs="computer"
    >
      example.com stands for the destination of each link.
    </PreviewCard>
  );
};
