import { messages } from '@kostbar/contracts/messages/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useApiMutation } from '../../lib/api.ts'
import { useConfirmUnload } from '../../lib/use-confirm-unload.ts'
import { type OutgoingMessage, putOutgoing, removeOutgoing, useOutgoing } from './outbox.ts'
import { addSentMessage } from './use-thread.ts'

/**
 * Sends messages of a thread in order. A message stays in the outbox until the API has confirmed it; messages that
 * failed without a connection are sent again when the browser is online.
 */
export function useSendMessage(userId: string) {
  const queries = useQueryClient()
  const outgoing = useOutgoing(userId)
  // The outbox is in memory only.
  useConfirmUnload(outgoing.length > 0)
  const { mutate } = useApiMutation(messages.send, {
    scope: `messages-${userId}`,
    onSuccess: (answer, { params, body }) => {
      addSentMessage(queries, params.userId, answer)
      removeOutgoing(params.userId, body.key)
      for (const { path } of [messages.inbox, messages.thread])
        void queries.invalidateQueries({
          queryKey: [path],
          refetchType: path === messages.inbox.path ? 'active' : 'none',
        })
    },
    onError: ({ code, msg }, { params, body }) => putOutgoing(params.userId, { ...body, problem: { code, text: msg } }),
  })
  const send = ({ key, text }: Pick<OutgoingMessage, 'key' | 'text'>) => {
    putOutgoing(userId, { key, text, problem: null })
    mutate({ params: { userId }, body: { key, text } })
  }
  const sendUnsent = useEffectEvent(() => {
    for (const message of outgoing) if (message.problem?.code === 'offline') send(message)
  })
  useEffect(() => {
    const listener = () => sendUnsent()
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  }, [])
  return { outgoing, send, discard: (key: string) => removeOutgoing(userId, key) }
}
