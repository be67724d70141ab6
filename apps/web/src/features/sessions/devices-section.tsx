import { sessions } from '@kostbar/contracts/sessions'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { Retry } from '../../ui/retry.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { DeviceList } from './device-list.tsx'
import { EndOthers } from './end-others.tsx'
import { texts } from './texts.ts'

/** The devices this account is signed in on, each with the way to sign it out. */
export function DevicesSection({ id }: { id: string }) {
  const found = useQuery(query(sessions.mine))
  const others = found.data?.filter(({ current }) => !current).length ?? 0
  return (
    <PageSection id={id} title={texts.title} text={texts.text}>
      {found.data ? (
        <DeviceList sessions={found.data} sectionId={id} />
      ) : found.error ? (
        <Retry error={found.error} pending={found.isRefetching} onRetry={() => void found.refetch()} />
      ) : (
        <SkeletonArea className="flex flex-col gap-4">
          <Skeleton className="h-14 rounded-md" />
          <Skeleton className="h-14 rounded-md" />
        </SkeletonArea>
      )}
      {others > 0 ? <EndOthers count={others} sectionId={id} /> : null}
    </PageSection>
  )
}
