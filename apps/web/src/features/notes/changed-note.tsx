import type { Note } from '@kostbar/contracts/notes/schemas'
import { Notice } from '../../ui/notice.tsx'
import { NoteText } from './note-text.tsx'
import { texts } from './texts.ts'

/** What is stored of a note that was changed elsewhere. */
export type StoredNote = Pick<Note, 'title' | 'note' | 'updatedAt'>

/** Notice that a note was changed elsewhere, with what is stored now. */
export const ChangedNote = ({ stored }: { stored: StoredNote }) => (
  <Notice tone="berry">
    <p>{texts.changedMeanwhile}</p>
    <p className="mt-2 text-ink">{texts.storedElsewhere}</p>
    <div className="font-normal text-ink">
      <p className="font-semibold wrap-anywhere">{stored.title}</p>
      <NoteText text={stored.note} />
    </div>
  </Notice>
)
