import { useState } from 'react'
import { LazyConfirmDialog } from '../../lib/lazy-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import type { ShownItem } from './pending-changes.ts'
import { texts } from './texts.ts'

interface DeleteDoneProps {
  readonly items: readonly ShownItem[]
  readonly onRemove: (item: ShownItem) => void
}

/** Button to delete all ticked items, with a confirmation. */
export function DeleteDone({ items, onRemove }: DeleteDoneProps) {
  const [isOpen, setOpen] = useState(false)
  const confirm = () => {
    setOpen(false)
    for (const item of items) onRemove(item)
  }
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        {texts.deleteDone}
      </Button>
      {isOpen ? (
        <LazyConfirmDialog
          title={texts.deleteDoneTitle}
          text={texts.deleteDoneText(items.length)}
          confirmLabel={texts.deleteDone}
          onConfirm={confirm}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
