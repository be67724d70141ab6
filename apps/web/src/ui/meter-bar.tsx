interface MeterBarProps {
  readonly value: number
  /** Value that fills the bar; larger values fill it too. */
  readonly max: number
}

/** Bar that shows a share. Hidden from screen readers, because a text beside it has the same information. */
export const MeterBar = ({ value, max }: MeterBarProps) => (
  <svg
    viewBox="0 0 100 2"
    preserveAspectRatio="none"
    aria-hidden="true"
    className="meter block h-2 w-full rounded-full bg-sage-deep"
  >
    <rect width={max > 0 ? Math.min(100, (value / max) * 100) : 0} height="2" className="fill-leaf" />
  </svg>
)
