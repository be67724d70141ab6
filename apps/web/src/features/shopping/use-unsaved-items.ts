import { readDraft, useDraft, writeDraft } from '../../lib/draft.ts'

const draftName = 'shopping-unsaved-items'

/** A new item that could not be saved. */
export interface UnsavedItem {
  /** With which it was sent: the API may have stored it although no answer arrived. */
  readonly key: string
  readonly name: string
}

/** Items that could not be saved, kept as a draft until they are saved or discarded. */
export function useUnsavedItems() {
  const [text] = useDraft(draftName)
  return {
    items: parse(text),
    /** Keeps an item; what is kept under the same name already stays. */
    add: (item: UnsavedItem) => {
      const items = parse(readDraft(draftName))
      if (!items.some(({ name }) => name === item.name)) write([...items, item])
    },
    remove: (item: UnsavedItem) => write(parse(readDraft(draftName)).filter(({ key }) => key !== item.key)),
  }
}

const parse = (text: string) => (text ? (JSON.parse(text) as UnsavedItem[]) : [])

const write = (items: readonly UnsavedItem[]) => writeDraft(draftName, items.length > 0 ? JSON.stringify(items) : '')
