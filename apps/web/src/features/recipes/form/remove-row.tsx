import { X } from 'lucide-react'

interface RemoveRowProps {
  readonly label: string
  readonly onRemove: () => void
}

export const RemoveRow = ({ label, onRemove }: RemoveRowProps) => (
  <button
    type="button"
    aria-label={label}
    onClick={onRemove}
    className="grid size-11 shrink-0 place-items-center rounded-md text-ink-faint hover:bg-berry-soft hover:text-berry"
  >
    <X className="size-5" aria-hidden="true" />
  </button>
)
