import { audit } from '@kostbar/contracts/audit/endpoints'
import { formatDateTime } from '../../lib/format.ts'
import { useCursorQuery } from '../../lib/use-cursor-query.ts'
import { LoadMore } from '../../ui/load-more.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { accessSentence } from './access-sentence.ts'
import { texts } from './texts.ts'

/** Access log: which admins, and trainers for health data, have viewed or changed the member's data; newest first, loaded page by page. */
export function AccessLogSection({ id }: { id: string }) {
  const accessLogQuery = useCursorQuery(audit.accessLog)
  return (
    <PageSection id={id} title={texts.title} text={texts.text}>
      <QueryView query={accessLogQuery} skeleton={<AccessLogSkeleton />}>
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
            <LoadMore query={accessLogQuery} label={texts.more} />
          </>
        )}
      </QueryView>
    </PageSection>
  )
}

const AccessLogSkeleton = () => (
  <SkeletonArea>
    <Skeleton className="h-7 w-1/2" />
  </SkeletonArea>
)
