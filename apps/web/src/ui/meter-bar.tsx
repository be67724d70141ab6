interface MeterBarProps {
  readonly value: number
  /** The maximum; larger values fill the bar. */
  readonly max: number
}

/** A share as a bar. Hidden from screen readers, because a text beside it says the same. */
export const MeterBar = ({ value, max }: MeterBarProps) => (
  <svg
    viewBox="0 0 100 2"
    preserveAspectRatio="none"
    aria-hidden="true"
    className="block h-2 w-full rounded-full bg-sage-deep"
  >
    <rect width={max > 0 ? Math.min(100, (value / max) * 100) : 0} height="2" className="fill-leaf" />
  </svg>
)
