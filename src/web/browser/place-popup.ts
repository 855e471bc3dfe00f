export type Box = { left: number; top: number; right: number; bottom: number };

const gap = 4;
const edge = 8;

/**
 * Where something that opens beside a box lies in a window: below it and flush with one of its edges, above where only
 * there is room, and never nearer than 8 px to an edge of the window.
 * @param anchor in pixels of the window; one without a width is a point, and what opens begins there
 * @param size of what opens, before `maxHeight`
 * @param align the edge of the anchor
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
