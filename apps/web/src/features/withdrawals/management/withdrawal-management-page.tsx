import { withdrawals } from '@kostbar/contracts/withdrawals/endpoints'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api.ts'
import { usePageParam } from '../../../lib/page-param.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LazyIllustration } from '../../../ui/illustration/lazy-illustration.tsx'
import { letter } from '../../../ui/illustration/scenes.ts'
import { PagedList } from '../../../ui/paged-list.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx'
import { texts } from './texts.ts'
import { WithdrawalTable } from './withdrawal-table.tsx'

/** Admins' page of the withdrawals from contracts: state, and the day by which to pay back. The page is in the URL. */
export function WithdrawalManagementPage() {
  const { page, setPage } = usePageParam()
  const listQuery = useQuery({ ...query(withdrawals.list, { query: { page } }), placeholderData: keepPreviousData })
  const { data } = listQuery
  return (
    <div>
      <h1 className="text-3xl">{texts.title}</h1>
      <p className="measure mt-3 text-lg text-ink-soft">{texts.intro}</p>
      <p className="mt-6 mb-3 min-h-6 text-sm text-ink-soft" aria-live="polite">
        {data && data.total > 0 ? texts.count(data.total) : ''}
      </p>
      <PagedList
        query={listQuery}
        errorTitle={texts.failed}
        page={page}
        onPage={setPage}
        skeleton={<WithdrawalsSkeleton />}
        empty={
          <EmptyState
            picture={<LazyIllustration loader={letter} className="aspect-[4/3]" />}
            title={texts.noneTitle}
            text={texts.noneText}
          />
        }
      >
        {(items) => <WithdrawalTable withdrawals={items} />}
      </PagedList>
    </div>
  )
}

const WithdrawalsSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-3">
    <Skeleton className="h-16 w-full rounded-lg" />
    <Skeleton className="h-16 w-full rounded-lg" />
    <Skeleton className="h-16 w-full rounded-lg" />
  </SkeletonArea>
)
