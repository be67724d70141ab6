import { assignments } from '@kostbar/contracts/assignments/endpoints'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { LazyDialog } from '../../lib/lazy-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { openDoor } from '../../ui/illustration/scenes.ts'
import { Notice } from '../../ui/notice.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { texts } from './texts.ts'
import { useAssignmentSearchParams } from './use-assignment-search-params.ts'
import { WaitingTable } from './waiting-table.tsx'

const assignDialog = async () => (await import('./assign-dialog.tsx')).AssignDialog

/** Admins' page of members who bought coaching and have no trainer, with the proposals to them. State is in the URL. */
export function ClientAssignmentPage() {
  const { page, memberId, setPage, open, close } = useAssignmentSearchParams()
  const waitingQuery = useQuery({
    ...query(assignments.waiting, { query: { page } }),
    placeholderData: keepPreviousData,
  })
  const { data } = waitingQuery
  const member = data?.items.find(({ id }) => id === memberId)
  return (
    <div>
      <PageHead title={texts.title} intro={texts.intro} />
      <p className="mt-6 mb-3 min-h-6 text-sm text-ink-soft" aria-live="polite">
        {data && data.total > 0 ? texts.count(data.total) : ''}
      </p>
      {memberId && data && !member ? (
        <div className="mb-5">
          <Notice>{texts.notListed}</Notice>
        </div>
      ) : null}
      <PagedList
        query={waitingQuery}
        errorTitle={texts.failed}
        page={page}
        onPage={setPage}
        empty={
          <EmptyState
            picture={<LazyIllustration loader={openDoor} className="aspect-[4/3]" />}
            title={texts.nobodyTitle}
            text={texts.nobodyText}
          />
        }
      >
        {(items) => <WaitingTable members={items} onPropose={open} />}
      </PagedList>
      {member ? <LazyDialog load={assignDialog} props={{ member, onClose: close }} /> : null}
    </div>
  )
}
