import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/base/Button.tsx';
import { CopyButton } from '#web/ui/base/CopyButton.tsx';
import { LinkButton } from '#web/ui/base/LinkButton.tsx';
import { Notice } from '#web/ui/base/Notice.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { shares as words } from '#web/words/shares.ts';
import { verbs } from '#web/words/verbs.ts';

interface SharedAddressProps {
  open: boolean;
  onClose: () => void;
  url: string;
  /** The existing shared pages. */
  children: ReactNode;
}

/** Shows the address of a shared page. The service stores only its hash, so it can't be copied later. */
export const SharedAddress = ({ open, onClose, url, children }: SharedAddressProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={words.title}
    text={words.text}
    foot={
      <>
        <LinkButton href={url} external icon={<ExternalLink />}>
          {words.open}
        </LinkButton>
        <CopyButton text={url} label={words.copy} words />
        <Button variant="primary" changes={false} onClick={onClose}>
          {verbs.done}
        </Button>
      </>
    }
  >
    <Stack gap={4}>
      <Notice tone="warn">{words.once}</Notice>
      <Field label={words.address}>
        <TextArea mono readOnly rows={2} value={url} onFocus={(event) => event.target.select()} />
      </Field>
      {children}
    </Stack>
  </Dialog>
);
