import { notes } from '@kostbar/contracts/notes'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { OverviewCard } from './overview-card.tsx'
import { OverviewList } from './overview-list.tsx'
import { texts } from './texts.ts'

const shownNotes = 3

/** The latest notes. */
export function NotesCard() {
  const { data, isError, refetch } = useQuery(query(notes.mine))
  const hidden = (data?.length ?? 0) - shownNotes
  return (
    <OverviewCard
      title={texts.notes}
      state={data?.length ? texts.noteCount(data.length) : undefined}
      to={`${paths.shoppingAndNotes}#notizen`}
      linkText={texts.toNotes}
    >
      <OverviewList
        entries={data?.slice(0, shownNotes).map(({ id, title, addedByAdmin }) => ({
          id,
          content: (
            <>
              <span className="min-w-0 truncate">{title}</span>
              {addedByAdmin ? <Badge tone="apricot">{texts.byTrainer}</Badge> : null}
            </>
          ),
        }))}
        failed={isError}
        onRetry={() => void refetch()}
        empty={texts.noNotes}
        more={hidden > 0 ? texts.moreNotes(hidden) : undefined}
      />
    </OverviewCard>
  )
}
