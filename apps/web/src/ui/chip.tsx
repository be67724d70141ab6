import { Check, X } from 'lucide-react'
import { classNames } from './class-names.ts'
import { texts } from './texts.ts'

interface ChipProps {
  label: string
  /** Whether the filter is on; used with `onToggle`. */
  selected?: boolean
  onToggle?: (selected: boolean) => void
  /** Makes the chip a removable tag. */
  onRemove?: () => void
}

const shape = 'inline-flex min-h-9 items-center gap-1.5 rounded-xl px-3.5 text-sm font-medium pointer-coarse:min-h-11'

/** Chip: a filter (`onToggle`), a removable tag (`onRemove`) or a plain tag. */
export function Chip({ label, selected = false, onToggle, onRemove }: ChipProps) {
  if (onToggle) {
    return (
      <button
        type="button"
        aria-pressed={selected}
        onClick={() => onToggle(!selected)}
        className={classNames(
          shape,
          'py-1.5 text-left transition-colors duration-(--quick)',
          selected ? 'bg-leaf text-on-leaf hover:bg-leaf-hover' : 'bg-sage text-ink hover:bg-sage-deep',
        )}
      >
        {selected ? <Check className="-ml-1 size-4" aria-hidden="true" /> : null}
        {label}
      </button>
    )
  }
  return (
    <span className={classNames(shape, 'bg-sage text-ink', onRemove && 'pr-1')}>
      {label}
      {onRemove ? (
        <button
          type="button"
          aria-label={texts.removeChip(label)}
          onClick={onRemove}
          className="grid size-7 place-items-center rounded-full text-ink-soft hover:bg-sage-deep hover:text-ink pointer-coarse:size-9"
        >
          <X className="size-4" aria-hidden="true" />
        </button>
      ) : null}
    </span>
  )
}
