import { LazyComponent } from '../../lib/lazy-component.tsx'
import { LazyConfirmDialog } from '../../lib/lazy-confirm-dialog.tsx'
import { problemText } from '../../lib/problem-error.ts'
import { SpinnerOverlay } from '../../ui/spinner-overlay.tsx'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'
import type { ActionRequest, BulkCommand } from './use-client-actions.ts'

const tagDialog = async () => (await import('./tag-dialog.tsx')).TagDialog

interface ClientDialogsProps {
  /** The action that needs a tag or a confirmation. */
  readonly asked: ActionRequest | undefined
  /** Name of the client, if it is one. */
  readonly name: string | undefined
  readonly tags: readonly string[]
  readonly pending: boolean
  readonly onRun: (command: BulkCommand) => void
  readonly onClose: () => void
}

/** Dialogs before an action: which tag, or whether the coaching is to end. */
export function ClientDialogs({ asked, name, tags, pending, onRun, onClose }: ClientDialogsProps) {
  if (!asked) return null
  const ids = [...asked.ids]
  if (asked.action === 'TAG')
    return (
      <LazyComponent
        load={tagDialog}
        fallback={<SpinnerOverlay active />}
        onError={(problem) => {
          onClose()
          void toast.error(problemText(problem))
        }}
        props={{ tags, pending, onClose, onChoose: (action, tag) => onRun({ ids, action, tag }) }}
      />
    )
  return (
    <LazyConfirmDialog
      thing=""
      title={texts.archiveTitle(ids.length)}
      text={texts.archiveText(name ?? texts.archiveMany)}
      confirmLabel={texts.archiveConfirm}
      pending={pending}
      onConfirm={() => onRun({ ids, action: 'ARCHIVE' })}
      onOpenChange={onClose}
    />
  )
}
