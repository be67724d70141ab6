interface MeterBarProps {
  readonly value: number
  /** The whole that `value` is a part of; more than it fills the bar. */
  readonly whole: number
}

/** How much of something is taken, as a line. The words beside it say it too, so it is a picture only. */
export const MeterBar = ({ value, whole }: MeterBarProps) => (
  <svg
    viewBox="0 0 100 2"
    preserveAspectRatio="none"
    aria-hidden="true"
    className="block h-2 w-full rounded-full bg-sage-deep"
  >
    <rect width={whole > 0 ? Math.min(100, (value / whole) * 100) : 0} height="2" className="fill-leaf" />
  </svg>
)
