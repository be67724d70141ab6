import { DeferredComponent } from '../../lib/deferred-component.tsx'
import { OverviewCard } from '../../ui/overview-card.tsx'
import { OverviewListSkeleton } from '../../ui/overview-list.tsx'
import { notesPath } from './notes-path.ts'
import { texts } from './texts.ts'

const notesCard = async () => (await import('./notes-card.tsx')).NotesCard

/** Overview card with the latest notes, loaded when it is near the viewport. */
export const DeferredNotesCard = () => (
  <DeferredComponent
    load={notesCard}
    props={{}}
    fallback={
      <OverviewCard title={texts.notes} to={notesPath} linkText={texts.toNotes}>
        <OverviewListSkeleton />
      </OverviewCard>
    }
    // Both cards of a row are equally high.
    className="grid grid-cols-1"
  />
)
