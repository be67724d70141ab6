import type { Note } from '@kostbar/contracts/notes'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Still } from '../../ui/still.tsx'
import { NoteCard } from './note-card.tsx'
import { notebookAndPear } from './scenes.ts'
import { texts } from './texts.ts'

interface NotesListProps {
  readonly notes: readonly Note[]
  readonly onEdit: (note: Note) => void
  readonly onRemove: (note: Note) => void
}

/** The notes, newest first, or an invitation to write the first. */
export const NotesList = ({ notes, onEdit, onRemove }: NotesListProps) =>
  notes.length > 0 ? (
    <ul className="flex flex-col gap-4">
      {notes.map((note) => (
        <NoteCard key={note.id} note={note} onEdit={() => onEdit(note)} onRemove={() => onRemove(note)} />
      ))}
    </ul>
  ) : (
    <Card>
      <EmptyState
        level={3}
        picture={<Still scene={notebookAndPear} className="aspect-[4/3]" />}
        title={texts.emptyTitle}
        text={texts.emptyText}
      />
    </Card>
  )
