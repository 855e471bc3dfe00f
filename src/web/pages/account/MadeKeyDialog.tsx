import { Button } from '#web/ui/Button.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Stack } from '#web/ui/Stack.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';

interface MadeKeyDialogProps {
  open: boolean;
  onClose: () => void;
  name: string;
  value: string;
}

/** The service keeps only the key's hash, so this is the one time to copy it. */
export const MadeKeyDialog = ({ open, onClose, name, value }: MadeKeyDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={`The key “${name}”`}
    foot={
      <>
        <CopyButton text={value} label="Copy the API key" words />
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      </>
    }
  >
    <Stack gap={4}>
      <Field label="API key">
        <TextArea mono readOnly rows={2} value={value} onFocus={(event) => event.target.select()} />
      </Field>
      <Notice tone="warn">It is shown this once. Keep it like a password.</Notice>
    </Stack>
  </Dialog>
);
