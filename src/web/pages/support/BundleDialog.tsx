import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { SupportAccount } from '#contract/support-records.ts';
import { accountReach, createBundle } from '#web/api/support.ts';
import { downloadText, fileName } from '#web/browser/download.ts';
import { Button } from '#web/ui/base/Button.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { Row } from '#web/ui/layout/Row.tsx';
import { supportAccount as words } from '#web/words/support-account.ts';
import { verbs } from '#web/words/verbs.ts';
import { bundlePage } from './bundle-page.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

interface BundleDialogProps {
  open: boolean;
  onClose: () => void;
  account: SupportAccount;
}

/** Creates what a ticket needs, as a file for programs and as a page for people. */
export const BundleDialog = ({ open, onClose, account: { id, username } }: BundleDialogProps) => {
  const make = useMutation(createBundle);
  const { data: reached = [] } = useQuery(accountReach(id));
  if (!make.data)
    return (
      <ReasonDialog
        open={open}
        onClose={onClose}
        name={`bundle of ${id}`}
        title={words.bundleTitle(username)}
        text={words.bundleText}
        submitLabel={words.createBundle}
        save={(why) => make.mutateAsync({ id, ...why })}
        onSaved={() => undefined}
      />
    );
  // The findings include what was checked on request.
  const bundle = { ...make.data.bundle, findings: [...make.data.bundle.findings, ...reached] };
  const title = ['bundle', username, bundle.ticket, bundle.made.slice(0, 10)].filter(Boolean).join(' ');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.bundleReady}
      text={words.bundleHolds(bundle.findings.length, bundle.requests.length)}
      foot={<Button onClick={onClose}>{verbs.done}</Button>}
    >
      <Row gap={2}>
        <Button
          icon={<Download />}
          onClick={() => downloadText(bundlePage(bundle), fileName(title, 'html'), 'text/html')}
        >
          {words.downloadPage}
        </Button>
        <Button
          icon={<Download />}
          onClick={() =>
            downloadText(`${JSON.stringify(bundle, null, 2)}\n`, fileName(title, 'json'), 'application/json')
          }
        >
          {words.downloadJson}
        </Button>
      </Row>
    </Dialog>
  );
};
