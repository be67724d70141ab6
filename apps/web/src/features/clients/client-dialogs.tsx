import type { Client } from '@kostbar/contracts/clients/schemas'
import { fullName } from '../../domain/users/person.ts'
import { LazyConfirmDialog, LazyDialog } from '../../lib/lazy-dialog.tsx'
import type { ProblemError } from '../../lib/problem-error.ts'
import { texts } from './texts.ts'
import type { ActionRequest, BulkCommand } from './use-client-actions.ts'

const tagDialog = async () => (await import('./tag-dialog.tsx')).TagDialog
const messageDialog = async () => (await import('./message-dialog.tsx')).MessageDialog

interface ClientDialogsProps {
  /** Requested action that needs a text or a confirmation; undefined when none is open. */
  readonly actionRequest: ActionRequest | undefined
  /** Clients that the action applies to. */
  readonly clients: readonly Client[]
  /** All tags in use, as suggestions. */
  readonly tags: readonly string[]
  readonly pending: boolean
  /** Error of the last attempt; null otherwise. */
  readonly problem: ProblemError | null
  readonly onRun: (command: BulkCommand) => void
  readonly onClose: () => void
}

/** Dialog of the requested action: choose a tag, write a message, or confirm the end of a coaching. */
export function ClientDialogs({ actionRequest, clients, tags, pending, problem, onRun, onClose }: ClientDialogsProps) {
  if (!actionRequest) return null
  const ids = [...actionRequest.ids]
  const [client] = clients
  if (actionRequest.action === 'TAG')
    return (
      <LazyDialog
        load={tagDialog}
        props={{ tags, pending, onClose, onChoose: (action, tag) => onRun({ ids, action, tag }) }}
      />
    )
  if (actionRequest.action === 'MESSAGE')
    return (
      <LazyDialog
        load={messageDialog}
        props={{
          recipients: clients,
          pending,
          problem,
          onClose,
          onSend: (draft) => onRun({ ids, action: 'MESSAGE', ...draft }),
        }}
      />
    )
  return (
    <LazyConfirmDialog
      title={texts.archiveTitle(ids.length)}
      text={client && ids.length === 1 ? texts.archiveText(fullName(client)) : texts.archiveManyText}
      confirmLabel={texts.archiveConfirm}
      pending={pending}
      onConfirm={() => onRun({ ids, action: 'ARCHIVE' })}
      onClose={onClose}
    />
  )
}
