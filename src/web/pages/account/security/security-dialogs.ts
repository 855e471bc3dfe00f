/** They come together: who is asked for a password here may be shown recovery codes next, this once. */
export { ConfirmChangeDialog } from '#web/pages/account/ConfirmChangeDialog.tsx';
export { AddPasskeyDialog } from './AddPasskeyDialog.tsx';
export { AppDialog } from './AppDialog.tsx';
export { RecoveryDialog } from './RecoveryDialog.tsx';
export { RenamePasskeyDialog } from './RenamePasskeyDialog.tsx';
