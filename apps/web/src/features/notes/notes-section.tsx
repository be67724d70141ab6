import { type Note, notes } from '@kostbar/contracts/notes'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { query } from '../../lib/api.ts'
import { problemText } from '../../lib/problem-error.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NotebookAndPear } from '../../ui/pictures/scenes/notebook-and-pear.tsx'
import { SpilledFlour } from '../../ui/pictures/scenes/spilled-flour.tsx'
import { SpinnerOverlay } from '../../ui/spinner-overlay.tsx'
import { NoteCard } from './note-card.tsx'
import { NotesSkeleton } from './notes-skeleton.tsx'
import { texts } from './texts.ts'

const NoteDialog = lazy(async () => ({ default: (await import('./note-dialog.tsx')).NoteDialog }))
const RemoveNote = lazy(async () => ({ default: (await import('./remove-note.tsx')).RemoveNote }))

/** What the dialog is open for: a new note, an existing one, or nothing. */
type Editing = Note | 'new' | undefined

/** The member's notes, newest first, with those of their trainer among them. */
export function NotesSection({ id }: { id: string }) {
  const found = useQuery(query(notes.mine))
  const [editing, setEditing] = useState<Editing>()
  const [removing, setRemoving] = useState<Note>()
  const [removals, setRemovals] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (removals > 0) heading.current?.focus()
  }, [removals])
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={`${id}-title`} ref={heading} tabIndex={-1} className="text-2xl">
          {texts.title}
        </h2>
        <Button variant="secondary" size="sm" onClick={() => setEditing('new')}>
          <Plus className="size-4" aria-hidden="true" />
          {texts.write}
        </Button>
      </div>
      {found.data ? (
        found.data.length > 0 ? (
          <ul className="flex flex-col gap-4">
            {found.data.map((note) => (
              <NoteCard key={note.id} note={note} onEdit={() => setEditing(note)} onRemove={() => setRemoving(note)} />
            ))}
          </ul>
        ) : (
          <Card>
            <EmptyState level={3} picture={<NotebookAndPear />} title={texts.emptyTitle} text={texts.emptyText} />
          </Card>
        )
      ) : found.error ? (
        <Card>
          <EmptyState
            level={3}
            picture={<SpilledFlour />}
            title={texts.loadFailed}
            text={problemText(found.error)}
            action={
              <Button pending={found.isRefetching} onClick={() => void found.refetch()}>
                {texts.tryAgain}
              </Button>
            }
          />
        </Card>
      ) : (
        <NotesSkeleton />
      )}
      <Suspense fallback={<SpinnerOverlay active />}>
        {editing ? (
          <NoteDialog note={editing === 'new' ? undefined : editing} onClose={() => setEditing(undefined)} />
        ) : null}
        {removing ? (
          <RemoveNote
            note={removing}
            onClose={() => setRemoving(undefined)}
            onRemoved={() => setRemovals(removals + 1)}
          />
        ) : null}
      </Suspense>
    </section>
  )
}
