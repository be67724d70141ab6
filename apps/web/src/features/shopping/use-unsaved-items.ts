import { readDraft, useDraft, writeDraft } from '../../lib/draft.ts'

const draft = 'shopping-unsaved'

/** Names that could not be saved; they outlive a reload until they are saved or thrown away. */
export function useUnsavedItems() {
  const [text] = useDraft(draft)
  return {
    names: namesIn(text),
    keep: (name: string) => writeDraft(draft, [...namesIn(readDraft(draft)), name].join('\n')),
    forget: (name: string) =>
      writeDraft(
        draft,
        namesIn(readDraft(draft))
          .filter((kept) => kept !== name)
          .join('\n'),
      ),
  }
}

const namesIn = (text: string) => [...new Set(text.split('\n').filter(Boolean))]
