import { onDemand } from './on-demand.tsx';
import { tooltipShown } from './tooltip-shown.ts';

const Popup = onDemand(
  async () => (await import('./TooltipPopup.tsx')).TooltipPopup,
  ({ tip }) => tip !== undefined,
);

/** Where the tooltip appears: once, at the root of the app. */
export const TooltipHost = () => {
  return <Popup tip={tooltipShown.use()} />;
};
