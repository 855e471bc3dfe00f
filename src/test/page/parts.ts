/** Before each page test's file: parts that come on demand. A busy machine takes longer to load them than a test waits. */
import '#web/ui/base/ToastList.tsx';
import '#web/ui/base/TooltipPopup.tsx';
import '#web/ui/overlay/Dialog.tsx';
import '#web/ui/overlay/OpenedMenu.tsx';
