import { clients } from '@kostbar/contracts/clients/endpoints'
import { messages } from '@kostbar/contracts/messages/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useApiMutation } from '../../lib/api.ts'
import { type OutgoingMessage, putOutgoing, readOutgoing, removeOutgoing, useOutgoing } from './outbox.ts'
import { addSentMessage } from './use-thread.ts'

/**
 * Sends messages of a thread in order. A message stays in the outbox until the API has confirmed it; messages that
 * failed without a connection are sent again when the browser is online, also on another page, and when the thread is
 * opened.
 */
export function useSendMessage(userId: string) {
  const queries = useQueryClient()
  const outgoing = useOutgoing(userId)
  const { mutate } = useApiMutation(messages.send, {
    scope: `messages-${userId}`,
    onSuccess: async (answer, { params, body }) => {
      await addSentMessage(queries, params.userId, answer)
      removeOutgoing(params.userId, body.key)
      void queries.invalidateQueries({ queryKey: [messages.thread.path], refetchType: 'none' })
      // A trainer's message answers the client's: the client's panel and the list of clients tell the deadline as well.
      for (const { path } of [messages.inbox, clients.get, clients.list])
        void queries.invalidateQueries({ queryKey: [path] })
    },
    onError: ({ code, msg }, { params, body }) => {
      putOutgoing(params.userId, { ...body, problem: { code, text: msg } })
      // Added here, not in an effect: the thread may be closed when the browser is online again.
      if (code === 'offline') addEventListener('online', sendUnsent, { once: true })
    },
  })
  const send = ({ key, text }: Pick<OutgoingMessage, 'key' | 'text'>) => {
    putOutgoing(userId, { key, text, problem: null })
    mutate({ params: { userId }, body: { key, text } })
  }
  // Reads the outbox again: messages may have been sent or discarded meanwhile, or their author signed out.
  const sendUnsent = () => {
    for (const message of readOutgoing(userId)) if (message.problem?.code === 'offline') send(message)
  }
  const sendUnsentAtOpening = useEffectEvent(sendUnsent)
  useEffect(() => sendUnsentAtOpening(), [])
  return { outgoing, send, discard: (key: string) => removeOutgoing(userId, key) }
}
