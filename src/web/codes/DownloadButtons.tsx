import { ChevronDown, Copy, Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '#web/ui/base/Button.tsx';
import { Menu } from '#web/ui/overlay/Menu.tsx';
import type { Drawing } from './drawing.ts';
import { copyPicture, downloadEps, downloadPdf, downloadPng, downloadSvg, pngSizes } from './downloads.ts';
import { PrintDialog } from './print-dialog.ts';
import { qrDrawing } from '#web/words/qr-drawing.ts';
import { qrPage as words } from '#web/words/qr-page.ts';

interface DownloadButtonsProps {
  drawing: Drawing;
  /** Used in file names. */
  name: string;
}

export const DownloadButtons = ({ drawing, name }: DownloadButtonsProps) => {
  const [isPrinting, setPrinting] = useState(false);
  const [isMaking, setMaking] = useState(false);
  const pictures = useMemo(() => [{ drawing, caption: name }], [drawing, name]);
  const pdf = async () => {
    setMaking(true);
    await downloadPdf(drawing, name);
    setMaking(false);
  };
  const sizes = pngSizes.map((size) => ({
    label: words.pixels(size),
    onSelect: () => void downloadPng(drawing, name, size),
  }));
  return (
    <>
      <Button size="small" aria-label={words.downloadSvg} onClick={() => downloadSvg(drawing, name)}>
        {words.svg}
      </Button>
      <Menu
        align="start"
        trigger={
          <Button size="small" aria-label={words.downloadPng}>
            {words.png} <ChevronDown aria-hidden="true" />
          </Button>
        }
        items={sizes}
      />
      <Button size="small" aria-label={words.downloadPdf} pending={isMaking} onClick={() => void pdf()}>
        {words.pdf}
      </Button>
      <Button size="small" aria-label={words.downloadEps} onClick={() => void downloadEps(drawing, name)}>
        {words.eps}
      </Button>
      <Button size="small" icon={<Copy />} onClick={() => void copyPicture(drawing)}>
        {words.copyImage}
      </Button>
      <Button size="small" icon={<Printer />} onClick={() => setPrinting(true)}>
        {qrDrawing.print}
      </Button>
      <PrintDialog open={isPrinting} onClose={() => setPrinting(false)} pictures={pictures} />
    </>
  );
};
