import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'
import { classNames } from './class-names.ts'
import { LoadingDots } from './loading-dots.tsx'
import { texts } from './texts.ts'
import { useHydrated } from './use-hydrated.ts'

type ButtonProps = Omit<ComponentProps<'button'>, 'size'> &
  ButtonLook & {
    /** Whether the action is under way: it keeps its width and its focus, and cannot be pressed again. */
    pending?: boolean | undefined
  }

/** A button; `type` is `button` unless it is told to submit. */
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
  ...rest
}: ButtonProps) {
  // Before its script is there a form would be sent by the browser itself, and what was typed would go with the page.
  const isEarly = !useHydrated() && type === 'submit'
  // aria-disabled instead of disabled: a disabled button would lose the focus while it works.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // The second click of a double click comes before the first is drawn as pending.
    if (pending || (pending === false && event.detail > 1)) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || isEarly}
      className={buttonClass(
        { variant, size, wide },
        classNames(isEarly && !disabled && 'disabled:opacity-100', className),
      )}
      aria-disabled={pending || undefined}
      onClick={press}
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
