import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonClassOptions, buttonClass } from './button-class.ts'
import { classNames } from './class-names.ts'
import { LoadingDots } from './loading-dots.tsx'
import { texts } from './texts.ts'
import { useHydrated } from './use-hydrated.ts'

type ButtonProps = Omit<ComponentProps<'button'>, 'size'> &
  ButtonClassOptions & {
    /** Whether the action is running: the button keeps its width and focus, and ignores clicks. */
    pending?: boolean | undefined
  }

/** A button; `type` defaults to `button`. */
export function Button({
  variant,
  size,
  wide,
  pending,
  className,
  children,
  onClick,
  disabled = false,
  type = 'button',
  'aria-disabled': isIdle,
  ...rest
}: ButtonProps) {
  // Before hydration the browser would submit the form itself, and the page would be replaced with everything typed
  // into it.
  const isUnhydratedSubmit = !useHydrated() && type === 'submit'
  // aria-disabled instead of disabled, because a disabled button loses the focus.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // The second click of a double click arrives before `pending` has been rendered.
    if (pending || (pending === false && event.detail > 1)) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || isUnhydratedSubmit}
      className={buttonClass(
        { variant, size, wide },
        classNames(isUnhydratedSubmit && !disabled && 'disabled:opacity-100', className),
      )}
      aria-disabled={pending || isIdle || undefined}
      onClick={handleClick}
    >
      {pending ? (
        <>
          <span className="invisible inline-flex items-center gap-2" aria-hidden="true">
            {children}
          </span>
          <LoadingDots className="absolute" />
          <span className="sr-only" role="status">
            {texts.loading}
          </span>
        </>
      ) : (
        children
      )}
    </button>
  )
}
