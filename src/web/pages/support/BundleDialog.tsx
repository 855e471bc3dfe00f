import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { SupportAccount } from '#contract/support-records.ts';
import { makeBundle } from '#web/api/support.ts';
import { downloadText, fileName } from '#web/browser/download.ts';
import { countOf } from '#web/lib/numbers.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { bundlePage } from './bundle-page.ts';
import { WhyDialog } from './WhyDialog.tsx';

interface BundleDialogProps {
  open: boolean;
  onClose: () => void;
  account: SupportAccount;
}

/** What a ticket needs to know, as a file for programs and as a page for people. */
export const BundleDialog = ({ open, onClose, account: { id, username } }: BundleDialogProps) => {
  const make = useMutation(makeBundle);
  if (!make.data)
    return (
      <WhyDialog
        open={open}
        onClose={onClose}
        name={`bundle of ${id}`}
        title={`Bundle for a ticket about ${username}`}
        text="Holds the summary, the findings and the latest requests. No keys, no passwords, nothing that was typed; the e-mail address is masked."
        submitLabel="Make the bundle"
        save={(why) => make.mutateAsync({ id, ...why })}
        onSaved={() => undefined}
      />
    );
  const { bundle } = make.data;
  const title = ['bundle', username, bundle.ticket, bundle.made.slice(0, 10)].filter(Boolean).join(' ');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="The bundle is ready"
      text={`${countOf(bundle.findings.length, 'finding')} and the latest ${countOf(bundle.requests.length, 'request')}.`}
      foot={<Button onClick={onClose}>Done</Button>}
    >
      <Row gap={2}>
        <Button
          icon={<Download />}
          onClick={() => downloadText(bundlePage(bundle), fileName(title, 'html'), 'text/html')}
        >
          Save as a page
        </Button>
        <Button
          icon={<Download />}
          onClick={() =>
            downloadText(`${JSON.stringify(bundle, null, 2)}\n`, fileName(title, 'json'), 'application/json')
          }
        >
          Save as JSON
        </Button>
      </Row>
    </Dialog>
  );
};
