import type { Client } from '@kostbar/contracts/clients/schemas'
import { useState } from 'react'
import { discardMessageDraft } from './message-draft.ts'
import { type ActionRequest, useClientActions } from './use-client-actions.ts'

/**
 * Actions on clients, which run at once or after their dialog.
 * @param clients that actions may be requested for
 * @param deselect called with the ids of the clients of a done action
 */
export function useRequestedAction(clients: readonly Client[], deselect: (ids: readonly string[]) => void) {
  const [requested, setRequested] = useState<ActionRequest>()
  const actions = useClientActions({
    clients,
    onDone: (command, { refusals }) => {
      // Keeps the message draft until at least one client has received it.
      if (command.action === 'MESSAGE' && refusals.length < command.ids.length) discardMessageDraft()
      setRequested(undefined)
      // Tagging keeps the selection: a message to the same clients often follows.
      if (command.action !== 'TAG' && command.action !== 'UNTAG') deselect(command.ids)
    },
  })
  return {
    actions,
    /** Action whose dialog is open; undefined when none is. */
    requested,
    request: ({ ids, action }: ActionRequest) => {
      if (action === 'PAUSE' || action === 'RESUME') return actions.run({ ids: [...ids], action })
      actions.resetError()
      setRequested({ ids, action })
    },
    closeDialog: () => setRequested(undefined),
  }
}
