import type { Note } from '@kostbar/contracts/notes/schemas'
import { StoredElsewhere } from '../../ui/stored-elsewhere.tsx'
import { NoteText } from './note-text.tsx'
import { texts } from './texts.ts'

/** What is stored of a note that was changed elsewhere. */
export type StoredNote = Pick<Note, 'title' | 'note' | 'updatedAt'>

/** Notice that a note was changed elsewhere, with what is stored now. */
export const ChangedNote = ({ stored }: { stored: StoredNote }) => (
  <StoredElsewhere text={texts.changedMeanwhile}>
    <p className="font-semibold">{stored.title}</p>
    <NoteText text={stored.note} />
  </StoredElsewhere>
)
