/** These dialogs load together, since recovery codes may follow a password prompt and are shown only once. */
export { ConfirmChangeDialog } from '#web/pages/account/ConfirmChangeDialog.tsx';
export { AddPasskeyDialog } from './AddPasskeyDialog.tsx';
export { AppDialog } from './AppDialog.tsx';
export { RecoveryDialog } from './RecoveryDialog.tsx';
export { RenamePasskeyDialog } from './RenamePasskeyDialog.tsx';
