import { templates } from '@kostbar/contracts/templates/endpoints'
import { Link } from 'react-router-dom'
import { formatDateTime } from '../../lib/format.ts'
import { paths, templatePath } from '../../lib/paths.ts'
import { useCursorQuery } from '../../lib/use-cursor-query.ts'
import { Badge } from '../../ui/badge.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { setTable } from '../../ui/illustration/scenes.ts'
import { LoadMore } from '../../ui/load-more.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { texts } from './texts.ts'

/** List of the trainer's applications of the last 90 days, newest first. */
export function ApplicationsPanel() {
  const applicationsQuery = useCursorQuery(templates.applications)
  return (
    <QueryView
      query={applicationsQuery}
      errorTitle={texts.applicationsFailed}
      skeleton={
        <SkeletonArea className="flex flex-col gap-2">
          <Skeleton className="h-16 w-full rounded-md" />
          <Skeleton className="h-16 w-full rounded-md" />
        </SkeletonArea>
      }
    >
      {(applications) =>
        applications.length > 0 ? (
          <>
            <ul className="divide-y divide-line border-y border-line">
              {applications.map(({ id, templateName, createdAt, release, applied, skipped, pending, undoneAt }) => (
                <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
                  <div className="min-w-0 flex-1 basis-60">
                    <Link
                      to={templatePath(paths.templateApplication, id)}
                      className="font-semibold text-leaf underline-offset-4 wrap-anywhere"
                    >
                      {templateName}
                    </Link>
                    <p className="text-sm text-ink-soft">
                      <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,{' '}
                      {release ? texts.released : texts.asDraft}
                    </p>
                  </div>
                  <p className="text-sm">{texts.summary(applied, skipped)}</p>
                  {pending > 0 ? <Badge tone="berry">{texts.pending(pending)}</Badge> : null}
                  {undoneAt ? <Badge>{texts.rowUndone}</Badge> : null}
                </li>
              ))}
            </ul>
            <LoadMore query={applicationsQuery} label={texts.older} />
          </>
        ) : (
          <EmptyState
            picture={<LazyIllustration loader={setTable} className="aspect-[4/3]" />}
            title={texts.noApplications}
          />
        )
      }
    </QueryView>
  )
}
