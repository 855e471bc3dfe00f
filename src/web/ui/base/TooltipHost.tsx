import { onDemand } from './on-demand.tsx';
import { tooltipShown } from './tooltip-shown.ts';

const Popup = onDemand(async () => (await import('./TooltipPopup.tsx')).TooltipPopup);

/** Where the tooltip appears: once, at the root of the app. */
export const TooltipHost = () => {
  const tip = tooltipShown.use();
  return <Popup when={tip !== undefined} tip={tip} />;
};
