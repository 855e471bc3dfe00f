/** What a flag needs above the lines. */
export const flagRoom = 18;

interface NoteFlagProps {
  /** Given by the chart. */
  viewBox: { x: number; y: number };
}

/** A flag at the head of its day’s line. */
export const NoteFlag = ({ viewBox: { x, y } }: NoteFlagProps) => (
  <path
    aria-hidden="true"
    d={`M${x} ${y}v-14h10l-3 4 3 4h-10z`}
    fill="var(--accent)"
    stroke="var(--accent)"
    strokeLinejoin="round"
  />
);
