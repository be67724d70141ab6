import type { Note } from '@kostbar/contracts/notes'
import { Pencil, Trash2 } from 'lucide-react'
import { formatDate } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { NoteText } from './note-text.tsx'
import { texts } from './texts.ts'

interface NoteCardProps {
  readonly note: Note
  readonly onEdit: () => void
  readonly onRemove: () => void
}

const action = 'grid size-11 shrink-0 place-items-center rounded-md text-ink-soft'

/** One note; one written by the trainer is marked as theirs and only read. */
export function NoteCard({ note, onEdit, onRemove }: NoteCardProps) {
  const changed = note.updatedAt !== note.createdAt
  return (
    <Card as="li" tone={note.addedByAdmin ? 'apricot' : 'raised'}>
      <div className="flex items-start gap-1">
        <h3 className="min-w-0 flex-1 pt-2 text-lg wrap-anywhere hyphens-auto">{note.title}</h3>
        {note.addedByAdmin ? (
          <span className="pt-2.5" title={texts.readOnly}>
            <Badge tone="apricot">{texts.byTrainer}</Badge>
          </span>
        ) : (
          <div className="-mr-3 flex sm:-mr-4">
            <button
              type="button"
              aria-label={texts.edit(note.title)}
              onClick={onEdit}
              className={`${action} hover:bg-leaf-soft hover:text-leaf`}
            >
              <Pencil className="size-5" aria-hidden="true" />
            </button>
            <button
              type="button"
              aria-label={texts.remove(note.title)}
              onClick={onRemove}
              className={`${action} hover:bg-berry-soft hover:text-berry`}
            >
              <Trash2 className="size-5" aria-hidden="true" />
            </button>
          </div>
        )}
      </div>
      <NoteText text={note.note} />
      <p className="mt-3 text-sm text-ink-faint">
        <time dateTime={note.updatedAt}>
          {changed ? texts.changed(formatDate(note.updatedAt)) : texts.written(formatDate(note.createdAt))}
        </time>
      </p>
    </Card>
  )
}
