import { useState } from 'react'
import { readDraft, writeDraft } from '../../lib/draft.ts'

interface Written {
  readonly title: string
  readonly note: string
}

/** What was typed into this note and not saved, read once when its dialog opens. */
export function useNoteDraft(noteId = 'new') {
  const name = `note-${noteId}`
  const [kept, setKept] = useState(() => parse(readDraft(name)))
  return {
    kept,
    keep: ({ title, note = '' }: { title: string; note?: string | undefined }) =>
      writeDraft(name, title || note ? JSON.stringify({ title, note } satisfies Written) : ''),
    forget() {
      writeDraft(name, '')
      setKept(undefined)
    },
  }
}

const parse = (text: string) => (text ? (JSON.parse(text) as Written) : undefined)
