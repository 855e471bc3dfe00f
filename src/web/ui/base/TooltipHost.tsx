import { onDemand } from './on-demand.tsx';
import { tooltipShown } from './tooltip-shown.ts';

const Popup = onDemand(
  async () => (await import('./TooltipPopup.tsx')).TooltipPopup,
  ({ tip }) => tip !== undefined,
  // The page works without tooltips, and a toast on every hover would be noise.
  { onMissing: () => undefined },
);

/** Renders the tooltip, once, at the root of the app. */
export const TooltipHost = () => {
  return <Popup tip={tooltipShown.use()} />;
};
