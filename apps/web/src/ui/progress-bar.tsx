import { classNames } from './class-names.ts'

interface ProgressBarProps {
  /** Accessible name. */
  readonly label: string
  readonly value: number
  /** Value that stands for 100 %; undefined while unknown (indeterminate). */
  readonly max: number | undefined
  readonly className?: string
}

const barClass =
  'block h-2 w-full appearance-none overflow-hidden rounded-full bg-sage [&::-moz-progress-bar]:bg-leaf ' +
  '[&::-webkit-progress-bar]:bg-sage [&::-webkit-progress-value]:bg-leaf [&::-webkit-progress-value]:transition-[width]'

export const ProgressBar = ({ label, value, max, className }: ProgressBarProps) => (
  <progress
    className={classNames(barClass, className)}
    aria-label={label}
    {...(max === undefined ? {} : { value, max })}
  />
)
