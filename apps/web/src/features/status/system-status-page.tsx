import type { Answer } from '@kostbar/contracts/endpoint'
import type { status } from '@kostbar/contracts/status/endpoints'
import { RefreshCw } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { PartRow } from './part-row.tsx'
import { StuckList } from './stuck-list.tsx'
import { texts } from './texts.ts'
import { useSystemStatus } from './use-system-status.ts'

/** Admin page with the status of every part of the installation, in sentences. */
export function SystemStatusPage() {
  const statusQuery = useSystemStatus()
  return (
    <div className="max-w-3xl">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-3xl">{texts.title}</h1>
        <Button variant="secondary" pending={statusQuery.isFetching} onClick={() => void statusQuery.refetch()}>
          <RefreshCw className="size-5" aria-hidden="true" />
          {texts.refresh}
        </Button>
      </div>
      {statusQuery.isUnreachable && statusQuery.data ? (
        <div className="mt-5">
          <Notice tone="berry">{texts.unreachable}</Notice>
        </div>
      ) : null}
      <QueryView query={statusQuery} errorTitle={texts.failed} skeleton={<StatusSkeleton />}>
        {(current) => <Report current={current} />}
      </QueryView>
    </div>
  )
}

function Report({ current }: { readonly current: Answer<typeof status.current> }) {
  const { version, startedAt, checkedAt, parts, stuck } = current
  const count = (state: string) => parts.filter((part) => part.state === state).length
  const stuckLine = stuckSentence(stuck)
  const [down, slow] = [count('DOWN'), count('SLOW')]
  return (
    <>
      <p role="status" className="mt-5 font-display text-xl">
        {down + slow > 0 ? texts.troubled(down, slow) : stuckLine ? texts.partsGood : texts.allGood} {stuckLine}
      </p>
      <p className="mt-1 text-sm text-ink-soft">
        {texts.facts(version, texts.uptime(startedAt, checkedAt))}. {texts.checked(checkedAt)}
      </p>
      <Card className="mt-5 py-2 sm:py-4">
        <ul aria-label={texts.parts} className="divide-y divide-line">
          {parts.map((part) => (
            <PartRow key={part.part} part={part} />
          ))}
        </ul>
      </Card>
      {stuck && stuck.length > 0 ? <StuckList stuck={stuck} /> : null}
    </>
  )
}

/** Sentence about work that was not done; null when everything was. */
function stuckSentence(stuck: Answer<typeof status.current>['stuck']): string | null {
  if (!stuck) return texts.stuckUnknown
  const count = stuck.reduce((sum, work) => sum + work.count, 0)
  return count > 0 ? texts.stuck(count) : null
}

const StatusSkeleton = () => (
  <SkeletonArea className="mt-6 flex flex-col gap-3">
    <Skeleton className="h-7 w-48" />
    <Skeleton className="h-96 w-full rounded-xl" />
  </SkeletonArea>
)
