import { clients } from '@kostbar/contracts/clients/endpoints'
import { messages } from '@kostbar/contracts/messages/endpoints'
import type { InboxThread, ThreadFolder } from '@kostbar/contracts/messages/schemas'
import { useState } from 'react'
import { useApiMutation } from '../../../lib/api.ts'
import { toastProblemWith } from '../../../lib/toast-problem-with.ts'
import { texts } from '../texts.ts'

/** Moved thread with its previous folder (`thread.folder`) and its new one (`to`). */
export interface MovedThread {
  readonly thread: Pick<InboxThread, 'userId' | 'firstName' | 'folder' | 'until'>
  readonly to: ThreadFolder
}

/** Moves threads between folders; remembers the last move to undo it. */
export function useMoveThread() {
  const [lastMove, setLastMove] = useState<MovedThread>()
  const { mutate } = useApiMutation(messages.setFolder, {
    scope: 'messages-folders',
    // A thread that is done needs no answer any more.
    refresh: [messages.inbox, messages.thread, messages.unread, clients.get, clients.list],
    onError: (problem) => {
      setLastMove(undefined)
      toastProblemWith({ unexpected: texts.moveFailed })(problem)
    },
  })
  return {
    lastMove,
    /** Moves a thread. @param until ISO time at which a thread in LATER comes back */
    move: (thread: MovedThread['thread'], to: ThreadFolder, until: string | null = null) => {
      setLastMove({ thread, to })
      mutate({ params: { userId: thread.userId }, body: { folder: to, until } })
    },
    undo: () => {
      if (!lastMove) return
      const { userId, folder, until } = lastMove.thread
      setLastMove(undefined)
      mutate({ params: { userId }, body: { folder, until } })
    },
  }
}
