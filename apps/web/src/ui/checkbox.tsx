import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldMessage } from './field.tsx'
import { rowFocusClass } from './row-focus-class.ts'

type CheckboxProps = Omit<ComponentProps<'input'>, 'id' | 'type'> & {
  /** Label; it may contain links, and a click on a link does not toggle the checkbox. */
  label: ReactNode
  description?: ReactNode
  error?: string | undefined
}

const box =
  'peer size-6 shrink-0 appearance-none rounded-sm bg-raised inset-ring inset-ring-line-strong ' +
  'transition-[background-color,box-shadow] duration-(--quick) checked:bg-leaf checked:inset-ring-leaf ' +
  'hover:inset-ring-ink-soft aria-invalid:inset-ring-2 aria-invalid:inset-ring-berry ' +
  'disabled:cursor-not-allowed disabled:bg-sunk disabled:checked:bg-line-strong'

/** A checkbox with its label; the whole line is clickable. */
export function Checkbox({ label, description, error, className, ...rest }: CheckboxProps) {
  const id = useId()
  const messageId = `${id}-message`
  return (
    <div className={className}>
      <div className={classNames('flex gap-3', rowFocusClass)}>
        <span className="relative grid h-11 shrink-0 place-items-center">
          <input
            {...rest}
            id={id}
            type="checkbox"
            aria-describedby={messageId}
            aria-invalid={error ? true : undefined}
            className={box}
          />
          <svg
            viewBox="0 0 24 24"
            aria-hidden="true"
            className={classNames(
              'pointer-events-none absolute size-6 fill-none stroke-on-leaf stroke-[3] [stroke-linecap:round] [stroke-linejoin:round]',
              'opacity-0 [stroke-dasharray:16] [stroke-dashoffset:16] transition-[stroke-dashoffset,opacity] duration-(--steady)',
              'peer-checked:opacity-100 peer-checked:[stroke-dashoffset:0]',
            )}
          >
            <path d="M6.5 12.5l3.8 3.8l7.2-8.4" />
          </svg>
        </span>
        <label htmlFor={id} className="min-h-11 flex-1 py-2.75 text-base leading-snug">
          {label}
        </label>
      </div>
      <div className={classNames('pl-9', description !== undefined && '-mt-1.5')}>
        <FieldMessage id={messageId} error={error} description={description} lines={rest.required ? 2 : 0} />
      </div>
    </div>
  )
}
