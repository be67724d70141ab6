import { withdrawals } from '@kostbar/contracts/withdrawals/endpoints'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { query } from '../../../lib/api.ts'
import { usePageParam } from '../../../lib/page-param.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LazyIllustration } from '../../../ui/illustration/lazy-illustration.tsx'
import { letter } from '../../../ui/illustration/scenes.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { PagedList } from '../../../ui/paged-list.tsx'
import { texts } from './texts.ts'
import { WithdrawalTable } from './withdrawal-table.tsx'

/** Admins' page of the withdrawals from contracts: state, and the day by which to pay back. The page is in the URL. */
export function WithdrawalManagementPage() {
  const { page, setPage } = usePageParam()
  const listQuery = useQuery({ ...query(withdrawals.list, { query: { page } }), placeholderData: keepPreviousData })
  const { data } = listQuery
  return (
    <div>
      <PageHead title={texts.title} intro={texts.intro} />
      <p className="mt-6 mb-3 min-h-6 text-sm text-ink-soft" aria-live="polite">
        {data && data.total > 0 ? texts.count(data.total) : ''}
      </p>
      <PagedList
        query={listQuery}
        errorTitle={texts.failed}
        page={page}
        onPage={setPage}
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
