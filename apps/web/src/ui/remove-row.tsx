import { X } from 'lucide-react'
import type { MouseEvent } from 'react'

interface RemoveRowProps {
  readonly label: string
  readonly onRemove: () => void
}

/** Button that removes its row of a list of fields. The list gets the focus, because the button disappears with its row. */
export function RemoveRow({ label, onRemove }: RemoveRowProps) {
  const remove = ({ currentTarget }: MouseEvent) => {
    const list = currentTarget.closest<HTMLElement>('ol, ul')
    onRemove()
    if (!list) return
    list.tabIndex = -1
    list.focus({ preventScroll: true })
  }
  return (
    <button
      type="button"
      aria-label={label}
      onClick={remove}
      className="grid size-11 shrink-0 place-items-center rounded-md text-ink-faint hover:bg-berry-soft hover:text-berry"
    >
      <X className="size-5" aria-hidden="true" />
    </button>
  )
}
