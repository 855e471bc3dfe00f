import { drawingOf, imageOf } from './drawing.ts';
import { QrPicture } from '#web/ui/base/QrPicture.tsx';
import type { NamedDesign } from './designs.ts';

/** The shortest text that shows all parts of a design. */
const sample = 'WAYPOST';

/** Returns each template with a small code in its design. */
export const templateSwatches = (designs: readonly NamedDesign[]) =>
  designs.map(({ key, name, design }) => {
    const drawing = drawingOf(sample, {
      ...design,
      logo: design.logo ?? '',
      logoData: design.logo?.startsWith('data:') ? design.logo : undefined,
    });
    return {
      value: key,
      label: name,
      picture: <QrPicture size="fitting" src={drawing && imageOf(drawing)} alt="" />,
    };
  });
