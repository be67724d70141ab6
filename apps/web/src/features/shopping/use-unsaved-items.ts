import { readDraft, useDraft, writeDraft } from '../../lib/draft.ts'

const draftName = 'shopping-unsaved'

/** Names of items that could not be saved, kept as a draft until they are saved or discarded. */
export function useUnsavedItems() {
  const [text] = useDraft(draftName)
  return {
    names: parseNames(text),
    add: (name: string) => writeDraft(draftName, [...parseNames(readDraft(draftName)), name].join('\n')),
    remove: (name: string) =>
      writeDraft(
        draftName,
        parseNames(readDraft(draftName))
          .filter((other) => other !== name)
          .join('\n'),
      ),
  }
}

const parseNames = (text: string) => [...new Set(text.split('\n').filter(Boolean))]
