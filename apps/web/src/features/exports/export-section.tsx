import { dataExports } from '@kostbar/contracts/exports/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query, useApiMutation } from '../../lib/api.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { Button } from '../../ui/button.tsx'
import { focusSection, PageSection } from '../../ui/page-section.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { ExportProgress } from './export-progress.tsx'
import { isInProgress } from './export-state.ts'
import { ReadyExport } from './ready-export.tsx'
import { texts } from './texts.ts'

const pollIntervalMs = 1000

/** Data export (ZIP) of the member: request, progress (polled every second), download. */
export function ExportSection({ id }: { id: string }) {
  const exportQuery = useQuery({
    ...query(dataExports.current),
    refetchInterval: ({ state }) => (isInProgress(state.data?.current) ? pollIntervalMs : false),
  })
  const request = useApiMutation(dataExports.request, {
    refresh: dataExports.current,
    onSuccess: () => focusSection(id),
    onError: toastProblem,
  })
  const requestExport = () => request.mutate({})
  return (
    <PageSection id={id} title={texts.title} text={texts.text}>
      <QueryView query={exportQuery} skeleton={<ExportSkeleton />}>
        {({ current }) => {
          if (current && isInProgress(current)) return <ExportProgress dataExport={current} />
          if (current?.status === 'READY') {
            return <ReadyExport dataExport={current} requesting={request.isPending} onRequest={requestExport} />
          }
          return (
            <>
              {current ? <p className="mb-4 font-medium text-berry">{texts.failed}</p> : null}
              <Button variant="secondary" pending={request.isPending} onClick={requestExport}>
                {texts.request}
              </Button>
            </>
          )
        }}
      </QueryView>
    </PageSection>
  )
}

const ExportSkeleton = () => (
  <SkeletonArea>
    <Skeleton className="h-12 w-56 rounded-md" />
  </SkeletonArea>
)
