import { ChevronDown, Copy, Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/base/Button.tsx';
import { IconButton } from '#web/ui/base/IconButton.tsx';
import { Menu } from '#web/ui/overlay/Menu.tsx';
import type { Drawing } from '#web/pages/qr/drawing/drawing.ts';
import {
  copyPicture,
  downloadPdf,
  downloadPng,
  downloadSvg,
  pngSizes,
} from '#web/pages/qr/drawing/downloads.ts';
import { PrintDialog } from '#web/pages/qr/drawing/print-dialog.ts';

interface DownloadButtonsProps {
  drawing: Drawing;
  /** Of the files. */
  name: string;
}

export const DownloadButtons = ({ drawing, name }: DownloadButtonsProps) => {
  const [isPrinting, setPrinting] = useState(false);
  const [isMaking, setMaking] = useState(false);
  const pdf = async () => {
    setMaking(true);
    await downloadPdf(drawing, name);
    setMaking(false);
  };
  const sizes = pngSizes.map((size) => ({
    label: `${size} × ${size} pixels`,
    onSelect: () => void downloadPng(drawing, name, size),
  }));
  return (
    <>
      <Button size="small" aria-label="Download SVG" onClick={() => downloadSvg(drawing, name)}>
        SVG
      </Button>
      <Menu
        align="start"
        trigger={
          <Button size="small" aria-label="Download PNG">
            PNG <ChevronDown aria-hidden="true" />
          </Button>
        }
        items={[{ heading: 'Download PNG' }, ...sizes]}
      />
      <Button size="small" aria-label="Download PDF" pending={isMaking} onClick={() => void pdf()}>
        PDF
      </Button>
      <IconButton
        size="small"
        variant="secondary"
        label="Copy the picture"
        icon={<Copy />}
        onClick={() => void copyPicture(drawing)}
      />
      <IconButton
        size="small"
        variant="secondary"
        label="Print a sheet"
        icon={<Printer />}
        onClick={() => setPrinting(true)}
      />
      <PrintDialog
        open={isPrinting}
        onClose={() => setPrinting(false)}
        pictures={[{ drawing, caption: name }]}
      />
    </>
  );
};
