import { readDraft, usePrivateDraft, writePrivateDraft } from '../../lib/draft.ts'
import type { ClientProblemCode } from '../../lib/problem-error.ts'

/** Message that is being sent or could not be sent. */
export interface OutgoingMessage {
  /** Client key: repeated requests with it store the message once. */
  readonly key: string
  readonly text: string
  /** Error of the last attempt; null while it is being sent. */
  readonly problem: { readonly code: ClientProblemCode; readonly text: string } | null
}

const draftName = (userId: string) => `messages-outgoing-${userId}`

const parse = (text: string): OutgoingMessage[] => (text ? JSON.parse(text) : [])

/** Messages of a thread that are not stored yet. @param userId id of the thread's client */
export const readOutgoing = (userId: string): OutgoingMessage[] => parse(readDraft(draftName(userId)))

function change(userId: string, to: (messages: OutgoingMessage[]) => OutgoingMessage[]): void {
  const messages = to(readOutgoing(userId))
  writePrivateDraft(draftName(userId), messages.length > 0 ? JSON.stringify(messages) : '')
}

/** Adds a message, or replaces the one with the same key. */
export const putOutgoing = (userId: string, message: OutgoingMessage): void =>
  change(userId, (messages) =>
    messages.some(({ key }) => key === message.key)
      ? messages.map((other) => (other.key === message.key ? message : other))
      : [...messages, message],
  )

export const removeOutgoing = (userId: string, key: string): void =>
  change(userId, (messages) => messages.filter((message) => message.key !== key))

/**
 * Messages of a thread that are not stored yet; in memory only, because they may contain health data.
 * @param userId id of the thread's client
 */
export const useOutgoing = (userId: string): OutgoingMessage[] => parse(usePrivateDraft(draftName(userId))[0])
