import { useState } from 'react'
import { readDraft, writeDraft } from '../../lib/draft.ts'

interface NoteFields {
  readonly title: string
  readonly note: string
  /** `updatedAt` of the note that is edited; undefined for a new one. */
  readonly updatedAt?: string | undefined
}

/** Draft with the unsaved input of a note; read once when the dialog opens. */
export function useNoteDraft(noteId = 'new') {
  const name = `note-${noteId}`
  const [draft, setDraft] = useState(() => parse(readDraft(name)))
  return {
    draft,
    /** @param updatedAt of the note that is edited; undefined for a new one */
    save: ({ title, note = '' }: { title: string; note?: string | undefined }, updatedAt: string | undefined) =>
      writeDraft(name, title || note ? JSON.stringify({ title, note, updatedAt } satisfies NoteFields) : ''),
    clear() {
      writeDraft(name, '')
      setDraft(undefined)
    },
  }
}

const parse = (text: string) => (text ? (JSON.parse(text) as NoteFields) : undefined)
