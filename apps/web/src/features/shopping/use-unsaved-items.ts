import { readDraft, useDraft, writeDraft } from '../../lib/draft.ts'
import type { PendingAddition } from './pending-additions.ts'

const draftName = 'shopping-unsaved-items'

/** Items that the API did not accept, kept as a draft until they are saved or discarded. */
export function useUnsavedItems() {
  const [text] = useDraft(draftName)
  return {
    items: parse(text),
    /** Keeps an item; what is kept under the same name already stays. */
    add: (item: PendingAddition) => {
      const items = parse(readDraft(draftName))
      if (!items.some(({ name }) => name === item.name)) write([...items, item])
    },
    remove: (item: PendingAddition) => write(parse(readDraft(draftName)).filter(({ key }) => key !== item.key)),
  }
}

const parse = (text: string) => (text ? (JSON.parse(text) as PendingAddition[]) : [])

const write = (items: readonly PendingAddition[]) =>
  writeDraft(draftName, items.length > 0 ? JSON.stringify(items) : '')
