import { notes } from '@kostbar/contracts/notes/endpoints'
import type { Note } from '@kostbar/contracts/notes/schemas'
import { useQuery } from '@tanstack/react-query'
import { texts as trainerTexts } from '../../domain/trainers/texts.ts'
import { query } from '../../lib/api.ts'
import { Badge } from '../../ui/badge.tsx'
import { OverviewCard } from '../../ui/overview-card.tsx'
import { OverviewList, OverviewListSkeleton } from '../../ui/overview-list.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { cardTexts } from './card-texts.ts'
import { notesPath } from './notes-path.ts'
import { texts } from './texts.ts'

const maxShownNotes = 3

/** Overview card with the latest notes. */
export function NotesCard() {
  const notesQuery = useQuery(query(notes.mine))
  return (
    <OverviewCard
      title={texts.notes}
      summary={notesQuery.data?.length ? cardTexts.noteCount(notesQuery.data.length) : undefined}
      to={notesPath}
      linkText={texts.toNotes}
    >
      <QueryView query={notesQuery} errorText={cardTexts.loadFailed} skeleton={<OverviewListSkeleton />}>
        {(all) => <LatestNotes all={all} />}
      </QueryView>
    </OverviewCard>
  )
}

const LatestNotes = ({ all }: { all: readonly Note[] }) => (
  <OverviewList
    entries={all.slice(0, maxShownNotes).map(({ id, title, addedByAdmin, addedBy }) => ({
      id,
      content: (
        <>
          <span className="min-w-0 truncate">{title}</span>
          {addedByAdmin ? (
            <span className="max-w-1/2 shrink-0">
              <Badge tone="apricot">
                <span className="truncate">{trainerTexts.noteFrom(addedBy)}</span>
              </Badge>
            </span>
          ) : null}
        </>
      ),
    }))}
    empty={cardTexts.noNotes}
    more={all.length > maxShownNotes ? cardTexts.moreNotes(all.length - maxShownNotes) : undefined}
  />
)
