import type { ProtocolOverview } from '@kostbar/contracts/protocol/schemas'
import { useQuery } from '@tanstack/react-query'
import { ConsentPrompt } from '../../domain/health/consent-prompt.tsx'
import { ProblemError } from '../../lib/problem-error.ts'
import { useSearchParamState } from '../../lib/search-param-state.ts'
import { useUser } from '../../lib/session.ts'
import { LoadingHeading } from '../../ui/loading-heading.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { ProtocolView } from './protocol-view.tsx'
import { StartForm } from './start-form.tsx'
import { ProtocolStartPage } from './start-page.tsx'
import { texts } from './texts.ts'
import { protocolQuery } from './use-protocol.ts'

/** Page of the member's own 7-day protocol: start, entries, and submitted protocols. */
export function ProtocolPage() {
  const user = useUser()
  return <div className="column py-6 lg:py-12">{user ? <MyProtocol userId={user.id} /> : <ProtocolSkeleton />}</div>
}

function MyProtocol({ userId }: { readonly userId: string }) {
  const { read } = useSearchParamState()
  const number = Number(read('protokoll')) || undefined
  const overviewQuery = useQuery({ ...protocolQuery(userId, number), refetchOnWindowFocus: true })
  const { data, error } = overviewQuery
  if (!data && error instanceof ProblemError && error.code === 'consent_needed')
    return (
      <ProtocolStartPage>
        <ConsentPrompt />
      </ProtocolStartPage>
    )
  return (
    <>
      {data ? null : <LoadingHeading>{texts.title}</LoadingHeading>}
      <QueryView query={overviewQuery} errorTitle={texts.failed} skeleton={<ProtocolSkeleton />}>
        {(overview) => <Content userId={userId} queryNumber={number} overview={overview} />}
      </QueryView>
    </>
  )
}

interface ContentProps {
  readonly userId: string
  readonly queryNumber: number | undefined
  readonly overview: ProtocolOverview
}

function Content({ userId, queryNumber, overview }: ContentProps) {
  const { protocol } = overview
  if (!protocol)
    return (
      <ProtocolStartPage>
        <StartForm />
      </ProtocolStartPage>
    )
  return (
    <ProtocolView key={protocol.id} userId={userId} queryNumber={queryNumber} overview={overview} protocol={protocol} />
  )
}

const ProtocolSkeleton = () => (
  <SkeletonArea className="mx-auto flex max-w-2xl flex-col gap-5">
    <Skeleton className="h-10 w-2/3 rounded-md" />
    <Skeleton className="h-16 rounded-xl" />
    <Skeleton className="h-64 rounded-xl" />
  </SkeletonArea>
)
