import { classNames } from './class-names.ts'

interface ProgressBarProps {
  /** Names what gets on, for screen readers. */
  readonly label: string
  readonly value: number
  /** What `value` is when it is done; undefined while nobody knows. */
  readonly max: number | undefined
  readonly className?: string
}

const look =
  'block h-2 w-full appearance-none overflow-hidden rounded-full bg-sage [&::-moz-progress-bar]:bg-leaf ' +
  '[&::-webkit-progress-bar]:bg-sage [&::-webkit-progress-value]:bg-leaf [&::-webkit-progress-value]:transition-[width]'

/** How far something is. */
export const ProgressBar = ({ label, value, max, className }: ProgressBarProps) => (
  <progress className={classNames(look, className)} aria-label={label} {...(max === undefined ? {} : { value, max })} />
)
