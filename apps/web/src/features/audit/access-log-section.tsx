import { audit } from '@kostbar/contracts/audit/endpoints'
import type { Answer } from '@kostbar/contracts/endpoint'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { formatDateTime } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { accessSentence } from './access-sentence.ts'
import { texts } from './texts.ts'

/** Access log: which admins have viewed or changed the member's data, newest first, loaded page by page. */
export function AccessLogSection({ id }: { id: string }) {
  const accessLogQuery = useInfiniteQuery({
    queryKey: [audit.accessLog.path],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }): Promise<Answer<typeof audit.accessLog>> =>
      call(audit.accessLog, { query: { cursor } }, { signal }),
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
  })
  const loadedEntries = accessLogQuery.data?.pages.flatMap(({ items }) => items)
  return (
    <PageSection id={id} title={texts.title} text={texts.text}>
      <QueryView query={{ ...accessLogQuery, data: loadedEntries }} skeleton={<AccessLogSkeleton />}>
        {(entries) => (
          <>
            {entries.length === 0 ? (
              <p>{texts.empty}</p>
            ) : (
              <ul className="-my-3">
                {entries.map((entry) => (
                  <li
                    key={entry.id}
                    className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3 last:border-b-0"
                  >
                    <span className="wrap-anywhere">{accessSentence(entry)}</span>
                    <time dateTime={entry.at} className="text-sm text-ink-soft">
                      {formatDateTime(entry.at)}
                    </time>
                  </li>
                ))}
              </ul>
            )}
            {accessLogQuery.hasNextPage ? (
              <div className="mt-5">
                {accessLogQuery.isFetchNextPageError ? (
                  <p role="alert" className="mb-2 text-berry">
                    {texts.moreFailed}
                  </p>
                ) : null}
                <Button
                  variant="quiet"
                  pending={accessLogQuery.isFetchingNextPage}
                  onClick={() => void accessLogQuery.fetchNextPage()}
                >
                  {texts.more}
                </Button>
              </div>
            ) : null}
          </>
        )}
      </QueryView>
    </PageSection>
  )
}

const AccessLogSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-4">
    <Skeleton className="h-4 w-2/3" />
    <Skeleton className="h-4 w-1/2" />
  </SkeletonArea>
)
