import type { Note } from '@kostbar/contracts/notes/schemas'
import { ChefHat, Pencil, Trash2 } from 'lucide-react'
import { texts as trainerTexts } from '../../domain/trainers/texts.ts'
import { formatDate } from '../../lib/format.ts'
import { Card } from '../../ui/card.tsx'
import { NoteText } from './note-text.tsx'
import { texts } from './texts.ts'

interface NoteCardProps {
  readonly note: Note
  readonly onEdit: () => void
  readonly onRemove: () => void
}

const actionClass = 'grid size-11 shrink-0 place-items-center rounded-md text-ink-soft'

/** Card of a note; a note of somebody else names its author and is read-only. */
export function NoteCard({ note, onEdit, onRemove }: NoteCardProps) {
  const changed = note.updatedAt !== note.createdAt
  return (
    <Card as="li" tone={note.addedByAdmin ? 'apricot' : 'raised'}>
      {note.addedByAdmin ? (
        <p className="mb-1 flex items-center gap-2 text-sm font-semibold text-apricot-ink">
          <ChefHat className="size-4 shrink-0" aria-hidden="true" />
          <span className="min-w-0 wrap-anywhere">{trainerTexts.noteFrom(note.addedBy)}</span>
        </p>
      ) : null}
      <div className="flex items-start gap-1">
        <h3 className="min-w-0 flex-1 text-lg wrap-anywhere hyphens-auto">{note.title}</h3>
        {note.addedByAdmin ? null : (
          <div className="-mt-2.5 -mr-3 flex">
            <button
              type="button"
              aria-label={texts.edit(note.title)}
              onClick={onEdit}
              className={`${actionClass} hover:bg-leaf-soft hover:text-leaf`}
            >
              <Pencil className="size-5" aria-hidden="true" />
            </button>
            <button
              type="button"
              aria-label={texts.remove(note.title)}
              onClick={onRemove}
              className={`${actionClass} hover:bg-berry-soft hover:text-berry`}
            >
              <Trash2 className="size-5" aria-hidden="true" />
            </button>
          </div>
        )}
      </div>
      <NoteText text={note.note} />
      <p className="mt-3 text-sm text-ink-soft">
        <time dateTime={note.updatedAt}>
          {changed ? texts.changed(formatDate(note.updatedAt)) : texts.written(formatDate(note.createdAt))}
        </time>
      </p>
    </Card>
  )
}
