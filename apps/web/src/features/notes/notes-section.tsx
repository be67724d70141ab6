import { notes } from '@kostbar/contracts/notes/endpoints'
import type { Note } from '@kostbar/contracts/notes/schemas'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { query } from '../../lib/api.ts'
import { ConfirmCall } from '../../lib/confirm-call.tsx'
import { LazyDialog } from '../../lib/lazy-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { NotesList } from './notes-list.tsx'
import { NotesSkeleton } from './notes-skeleton.tsx'
import { texts } from './texts.ts'

const noteDialog = async () => (await import('./note-dialog.tsx')).NoteDialog

/** Section with the notes of the member and their trainer; dialogs to create, edit and delete. */
export function NotesSection({ id }: { id: string }) {
  const notesQuery = useQuery(query(notes.mine))
  const [editing, setEditing] = useState<Note | 'new'>()
  const [removing, setRemoving] = useState<Note>()
  const close = () => {
    setEditing(undefined)
    setRemoving(undefined)
  }
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={`${id}-title`} className="text-2xl">
          {texts.title}
        </h2>
        <Button variant="secondary" size="sm" onClick={() => setEditing('new')}>
          <Plus className="size-4" aria-hidden="true" />
          {texts.write}
        </Button>
      </div>
      <QueryView query={notesQuery} errorTitle={texts.loadFailed} headingLevel={3} skeleton={<NotesSkeleton />}>
        {(all) => <NotesList notes={all} onEdit={setEditing} onRemove={setRemoving} />}
      </QueryView>
      {editing ? (
        <LazyDialog load={noteDialog} props={{ note: editing === 'new' ? undefined : editing, onClose: close }} />
      ) : null}
      {removing ? (
        <ConfirmCall
          endpoint={notes.remove}
          request={{ params: { id: removing.id } }}
          refresh={notes.mine}
          title={texts.removeTitle}
          text={texts.confirmRemove(removing.title)}
          confirmLabel={texts.removeNow}
          done={texts.removed}
          onClose={close}
        />
      ) : null}
    </section>
  )
}
