import { onDemand } from './on-demand.tsx';
import { tooltipShown } from './tooltip-shown.ts';

const Popup = onDemand(
  async () => (await import('./TooltipPopup.tsx')).TooltipPopup,
  ({ tip }) => tip !== undefined,
  // The page is of use without it, and a toast at each thing that is pointed at would not be.
  { onMissing: () => undefined },
);

/** Where the tooltip appears: once, at the root of the app. */
export const TooltipHost = () => {
  return <Popup tip={tooltipShown.use()} />;
};
