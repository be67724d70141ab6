import { readDraft, usePrivateDraft, writePrivateDraft } from '../../lib/draft.ts'

const draftName = 'message-to-clients'

/** A message to several clients. */
export interface MessageDraft {
  readonly text: string
  /** Belongs to this text: sending it again with the key stores it once for each client. */
  readonly key: string
}

const parse = (stored: string): MessageDraft =>
  stored ? (JSON.parse(stored) as MessageDraft) : { text: '', key: crypto.randomUUID() }

/** What is written to several clients until it is sent; in memory only, as it may contain health data. */
export function useMessageDraft(): [draft: MessageDraft, write: (text: string) => void] {
  const [stored, store] = usePrivateDraft(draftName)
  const write = (text: string) => {
    if (text !== parse(readDraft(draftName)).text) store(JSON.stringify({ text, key: crypto.randomUUID() }))
  }
  return [parse(stored), write]
}

export const discardMessageDraft = (): void => writePrivateDraft(draftName, '')
