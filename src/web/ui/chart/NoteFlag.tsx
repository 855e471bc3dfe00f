/** Room that a flag needs above the lines, in px. */
export const flagRoom = 18;

interface NoteFlagProps {
  /** Recharts passes it. */
  viewBox: { x: number; y: number };
}

export const NoteFlag = ({ viewBox: { x, y } }: NoteFlagProps) => (
  <path
    aria-hidden="true"
    d={`M${x} ${y}v-14h10l-3 4 3 4h-10z`}
    fill="var(--accent)"
    stroke="var(--accent)"
    strokeLinejoin="round"
  />
);
