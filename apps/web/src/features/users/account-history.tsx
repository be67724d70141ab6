import { audit } from '@kostbar/contracts/audit/endpoints'
import { formatDateTime } from '../../lib/format.ts'
import { useCursorQuery } from '../../lib/use-cursor-query.ts'
import { LoadMore } from '../../ui/load-more.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { actionSentence } from './action-sentence.ts'
import { texts } from './texts.ts'

/** List of changes that admins made to an account, newest first. */
export function AccountHistory({ id }: { readonly id: string }) {
  const historyQuery = useCursorQuery(audit.ofUser, { params: { id }, query: {} })
  return (
    <section aria-labelledby="account-history" className="mt-8">
      <h3 id="account-history" className="mb-1 text-lg">
        {texts.history}
      </h3>
      <QueryView query={historyQuery} skeleton={<HistorySkeleton />}>
        {(entries) => (
          <>
            {entries.length === 0 ? (
              <p className="text-ink-soft">{texts.noHistory}</p>
            ) : (
              <ul>
                {entries.map((entry) => (
                  <li key={entry.id} className="border-b border-line py-3 last:border-b-0">
                    <p className="wrap-anywhere">{actionSentence(entry)}</p>
                    <p className="text-sm text-ink-soft">
                      {entry.by ?? texts.someAdmin}, <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
                    </p>
                  </li>
                ))}
              </ul>
            )}
            <LoadMore query={historyQuery} label={texts.olderHistory} />
          </>
        )}
      </QueryView>
    </section>
  )
}

const HistorySkeleton = () => (
  <SkeletonArea className="flex flex-col gap-4 py-3">
    <Skeleton className="h-4 w-2/3" />
    <Skeleton className="h-4 w-1/2" />
  </SkeletonArea>
)
