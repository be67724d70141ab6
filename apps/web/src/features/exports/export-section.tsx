import { dataExports } from '@kostbar/contracts/exports'
import { useQuery } from '@tanstack/react-query'
import { query, useChange } from '../../lib/api.ts'
import { problemText } from '../../lib/problem-error.ts'
import { Button } from '../../ui/button.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { Retry } from '../../ui/retry.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { ExportProgress } from './export-progress.tsx'
import { ReadyExport } from './ready-export.tsx'
import { isUnderWay } from './state.ts'
import { texts } from './texts.ts'

const pollMs = 1000

/** Everything held about the member, as a ZIP: asked for, watched while it is made, downloaded. */
export function ExportSection({ id }: { id: string }) {
  const found = useQuery({
    ...query(dataExports.current),
    refetchInterval: ({ state }) => (isUnderWay(state.data?.current) ? pollMs : false),
  })
  const request = useChange(dataExports.request, {
    refresh: dataExports.current,
    onError: (problem) => toast.error(problemText(problem)),
  })
  const current = found.data?.current
  const ask = () => request.mutate({})
  return (
    <PageSection id={id} title={texts.title} text={texts.text}>
      {current === undefined ? (
        found.error ? (
          <Retry error={found.error} pending={found.isRefetching} onRetry={() => void found.refetch()} />
        ) : (
          <SkeletonArea>
            <Skeleton className="h-12 w-56 rounded-md" />
          </SkeletonArea>
        )
      ) : current && isUnderWay(current) ? (
        <ExportProgress of={current} />
      ) : current?.status === 'READY' ? (
        <ReadyExport of={current} asking={request.isPending} onAsk={ask} />
      ) : (
        <>
          {current ? <p className="mb-4 font-medium text-berry">{texts.failed}</p> : null}
          <Button variant="secondary" pending={request.isPending} onClick={ask}>
            {texts.request}
          </Button>
        </>
      )}
    </PageSection>
  )
}
