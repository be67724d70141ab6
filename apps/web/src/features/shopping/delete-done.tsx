import { useState } from 'react'
import { Late } from '../../lib/late.tsx'
import { problemText } from '../../lib/problem-error.ts'
import { Button } from '../../ui/button.tsx'
import { SpinnerOverlay } from '../../ui/spinner-overlay.tsx'
import { toast } from '../../ui/toast.ts'
import type { ShownItem } from './pending.ts'
import { texts } from './texts.ts'

const confirmDialog = async () => (await import('../../ui/confirm-dialog.tsx')).ConfirmDialog

interface DeleteDoneProps {
  readonly items: readonly ShownItem[]
  readonly onRemove: (item: ShownItem) => void
}

/** Deletes everything done, after asking. */
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
        <Late
          load={confirmDialog}
          waiting={<SpinnerOverlay active />}
          onFail={(problem) => {
            setOpen(false)
            toast.error(problemText(problem))
          }}
          props={{
            isOpen,
            onOpenChange: setOpen,
            thing: texts.done,
            title: texts.deleteDoneTitle,
            text: texts.deleteDoneText(items.length),
            confirmLabel: texts.deleteDone,
            onConfirm: confirm,
          }}
        />
      ) : null}
    </>
  )
}
