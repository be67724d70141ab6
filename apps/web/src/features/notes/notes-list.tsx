import type { Note } from '@kostbar/contracts/notes/schemas'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { notebookAndPear } from '../../ui/illustration/scenes.ts'
import { NoteCard } from './note-card.tsx'
import { texts } from './texts.ts'

interface NotesListProps {
  readonly notes: readonly Note[]
  readonly onEdit: (note: Note) => void
  readonly onRemove: (note: Note) => void
}

/** List of notes, newest first, or the empty state. */
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
        picture={<LazyIllustration loader={notebookAndPear} className="aspect-[4/3]" />}
        title={texts.emptyTitle}
        text={texts.emptyText}
      />
    </Card>
  )
