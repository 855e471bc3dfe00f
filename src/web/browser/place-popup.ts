export type Box = { left: number; top: number; right: number; bottom: number };

const gap = 4;
const edge = 8;

/**
 * Positions a popup next to an anchor. It is placed below and aligned with one edge, or above if only that side has
 * enough room, and stays at least 8 px away from the window's edges.
 * @param anchor in pixels of the window. An anchor without a width is a point at which the popup begins
 * @param size of the popup before `maxHeight` applies
 * @param align the anchor's edge
 */
export function placePopup(
  anchor: Box,
  size: { width: number; height: number },
  view: { width: number; height: number },
  align: 'start' | 'end' = 'end',
): { left: number; top: number; maxHeight: number } {
  const below = view.height - edge - (anchor.bottom + gap);
  const above = anchor.top - gap - edge;
  const isAbove = size.height > below && above > below;
  const maxHeight = Math.max(0, isAbove ? above : below);
  const height = Math.min(size.height, maxHeight);
  const isPoint = anchor.right === anchor.left;
  const wanted = isPoint || align === 'start' ? anchor.left : anchor.right - size.width;
  return {
    left: Math.max(edge, Math.min(wanted, view.width - edge - size.width)),
    top: isAbove ? anchor.top - gap - height : anchor.bottom + gap,
    maxHeight,
  };
}
