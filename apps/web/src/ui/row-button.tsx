import { classNames } from './class-names.ts'

interface RowButtonProps {
  /** What the button does, with the name of the row. */
  readonly label: string
  /** Name of the row. */
  readonly children: string
  readonly className?: string
  readonly onClick: () => void
}

/** Name of a table row that opens it beside the table. It is printed, unlike other buttons. */
export const RowButton = ({ label, children, className, onClick }: RowButtonProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onClick}
    className={classNames(
      'min-h-11 text-left font-semibold wrap-anywhere text-leaf underline decoration-transparent underline-offset-4 hover:decoration-current print:block!',
      className,
    )}
  >
    {children}
  </button>
)
