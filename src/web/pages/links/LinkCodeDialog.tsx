import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Link } from '#contract/links.ts';
import { lookList } from '#web/api/looks.ts';
import { writeStored, readStored } from '#web/browser/stored.ts';
import { useExtension } from '#web/client/server-extensions.ts';
import { builtInDesigns, ownDesigns, type TemplateDesign } from '#web/codes/designs.ts';
import { DownloadButtons } from '#web/codes/DownloadButtons.tsx';
import { imageOf } from '#web/codes/drawing.ts';
import { templateSwatches } from '#web/codes/template-swatches.tsx';
import { useDrawing } from '#web/codes/use-drawing.ts';
import { useLogoData } from '#web/codes/use-logo-data.ts';
import { VerdictList } from '#web/codes/VerdictList.tsx';
import { withOutline } from '#web/codes/outline-of.ts';
import { QrPicture } from '#web/ui/base/QrPicture.tsx';
import { Text } from '#web/ui/base/Text.tsx';
import { WholeAddress } from '#web/ui/base/WholeAddress.tsx';
import { SwatchGroup } from '#web/ui/form/SwatchGroup.tsx';
import { Beside } from '#web/ui/layout/Beside.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { linkQr as words } from '#web/words/link-qr.ts';
import { qrTemplates } from '#web/words/qr-templates.ts';

interface LinkCodeDialogProps {
  open: boolean;
  onClose: () => void;
  link: Link;
}

const plain: TemplateDesign = {
  foreground: 'rgb(0,0,0)',
  background: 'rgb(255,255,255)',
  logo: undefined,
  look: {},
};

/** Returns the template last used for the link's code in this browser. */
const chosenFor = ({ shorturl }: Link) => {
  const kept = readStored('browser', `link-code ${shorturl}`);
  return typeof kept === 'string' ? kept : undefined;
};

/** Shows the QR code of the link itself. The code has no record of its own, and its scans are the link's. */
export const LinkCodeDialog = ({ open, onClose, link }: LinkCodeDialogProps) => {
  const tellsScans = useExtension('scans');
  const { data: own } = useQuery(lookList(useExtension('looks')));
  const designs = useMemo(() => [...builtInDesigns(), ...ownDesigns(own ?? [])], [own]);
  const swatches = useMemo(() => templateSwatches(designs), [designs]);
  const [chosen, setChosen] = useState(() => chosenFor(link));
  const standard = own?.find((template) => template.standard);
  const named =
    designs.find(({ key }) => key === chosen) ??
    designs.find(({ key }) => key === String(standard?.id)) ??
    designs[0];
  const [design, setDesign] = useState<TemplateDesign>(plain);
  useEffect(() => {
    let isOver = false;
    const draw = async () => {
      const whole = named && (await withOutline(named.design));
      if (whole && !isOver) setDesign(whole);
    };
    void draw();
    return () => {
      isOver = true;
    };
  }, [named]);
  const logo = design.logo ?? '';
  const logoData = useLogoData(logo);
  const payload = tellsScans ? `${link.shorturl}?qr` : link.shorturl;
  const drawing = useDrawing(payload, { ...design, logo, logoData });
  const name = link.title || link.alias;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title(name)}
      text={<WholeAddress url={link.shorturl} />}
      size="large"
      foot={drawing ? <DownloadButtons drawing={drawing} name={name} /> : undefined}
    >
      <Beside
        main={
          <QrPicture
            size="large"
            src={drawing && imageOf(drawing)}
            overlay={drawing?.overlay}
            alt={words.picture(name)}
          />
        }
      >
        <Stack gap={4}>
          <SwatchGroup
            label={qrTemplates.templates}
            size="large"
            options={swatches}
            value={named?.key ?? ''}
            onChange={(key) => {
              setChosen(key);
              writeStored('browser', `link-code ${link.shorturl}`, key);
            }}
          />
          {drawing ? (
            <Stack gap={2}>
              <VerdictList drawing={drawing} />
            </Stack>
          ) : null}
          <Text size="sm" tone="second" as="p">
            {tellsScans ? words.counted : words.notTold}
          </Text>
        </Stack>
      </Beside>
    </Dialog>
  );
};
