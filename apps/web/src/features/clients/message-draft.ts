import { readDraft, usePrivateDraft, writePrivateDraft } from '../../lib/draft.ts'

const draftName = 'message-to-clients'

/** Draft of a message to several clients. */
export interface MessageDraft {
  readonly text: string
  /** Client key of this text: sending it again with the same key stores it once per client. */
  readonly key: string
}

const parse = (stored: string): MessageDraft =>
  stored ? (JSON.parse(stored) as MessageDraft) : { text: '', key: crypto.randomUUID() }

/** Draft of a message to several clients until it is sent; in memory only, because it may contain health data. */
export function useMessageDraft(): [draft: MessageDraft, write: (text: string) => void] {
  const [stored, store] = usePrivateDraft(draftName)
  const write = (text: string) => {
    if (text === parse(readDraft(draftName)).text) return
    store(text && JSON.stringify({ text, key: crypto.randomUUID() }))
  }
  return [parse(stored), write]
}

export const discardMessageDraft = (): void => writePrivateDraft(draftName, '')
