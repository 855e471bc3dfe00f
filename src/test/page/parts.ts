/**
 * Loaded before each page test's file. These parts load on demand, which takes longer on a busy machine than a test
 * waits.
 */
import '#web/ui/base/ToastList.tsx';
import '#web/ui/base/TooltipPopup.tsx';
import '#web/ui/overlay/Dialog.tsx';
import '#web/ui/overlay/OpenedMenu.tsx';
