import { readDraft, usePrivateDraft, writePrivateDraft } from '../../lib/draft.ts'
import type { ClientProblemCode } from '../../lib/problem-error.ts'

/** A message that is on its way, or could not be sent. */
export interface OutgoingMessage {
  /** Made once: sending the message again with it stores it once. */
  readonly key: string
  readonly text: string
  /** Why it was not sent; null while it is being sent. */
  readonly problem: { readonly code: ClientProblemCode; readonly text: string } | null
}

const draftName = (userId: string) => `messages-outgoing-${userId}`

const parse = (text: string): OutgoingMessage[] => (text ? JSON.parse(text) : [])

function change(userId: string, to: (messages: OutgoingMessage[]) => OutgoingMessage[]): void {
  const messages = to(parse(readDraft(draftName(userId))))
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

/** The messages to or from a client that are not stored yet; in memory only, as they may contain health data. */
export const useOutgoing = (userId: string): OutgoingMessage[] => parse(usePrivateDraft(draftName(userId))[0])
