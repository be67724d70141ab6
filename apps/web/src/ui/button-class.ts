import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

/** Appearance props shared by Button and ButtonLink. */
export interface ButtonClassOptions {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  /** Full width. */
  wide?: boolean | undefined
}

const base =
  'button relative inline-flex items-center justify-center gap-2 rounded-md text-center font-semibold no-underline select-none ' +
  'transition-[background-color,color,box-shadow,translate] duration-(--quick) active:translate-y-px ' +
  'disabled:cursor-not-allowed disabled:opacity-50 disabled:active:translate-y-0'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-leaf text-on-leaf shadow-low hover:bg-leaf-hover active:bg-leaf-pressed disabled:hover:bg-leaf',
  secondary: 'bg-leaf-soft text-leaf hover:bg-sage-deep hover:text-ink active:bg-sage-deep disabled:hover:bg-leaf-soft',
  quiet: 'text-leaf hover:bg-leaf-soft active:bg-leaf-soft disabled:hover:bg-transparent',
  danger:
    'bg-berry-fill text-on-berry shadow-low hover:bg-berry-hover active:bg-berry-pressed disabled:hover:bg-berry-fill',
}

/** CSS classes by size; on touch screens every size is at least 44 px high. */
const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3 py-1 text-sm pointer-coarse:min-h-11',
  md: 'min-h-11 px-5 py-2 text-base',
  lg: 'min-h-14 px-7 py-3 text-lg',
}

/**
 * CSS classes of a button that has nothing to do now, such as a stepper's at the end of its range. It is `aria-disabled`,
 * because a disabled button loses the focus.
 */
export const idleClass = 'aria-disabled:cursor-not-allowed aria-disabled:opacity-50'

/** CSS classes of a button's variant and size; `className` is appended. */
export const buttonClass = (
  { variant = 'primary', size = 'md', wide = false }: ButtonClassOptions,
  className?: string | false | undefined,
) => classNames(base, variants[variant], sizes[size], wide && 'w-full', className)
