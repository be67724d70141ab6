import { sessions } from '@kostbar/contracts/sessions/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { DeviceList } from './device-list.tsx'
import { EndOthers } from './end-others.tsx'
import { texts } from './texts.ts'

/** Settings section with the devices that have a session of this account; each can be signed out. */
export function DevicesSection({ id }: { id: string }) {
  const sessionsQuery = useQuery(query(sessions.mine))
  const others = sessionsQuery.data?.filter(({ current }) => !current).length ?? 0
  return (
    <PageSection id={id} title={texts.title} text={texts.text}>
      <QueryView query={sessionsQuery} skeleton={<DevicesSkeleton />}>
        {(all) => <DeviceList sessions={all} sectionId={id} />}
      </QueryView>
      {others > 0 ? <EndOthers count={others} /> : null}
    </PageSection>
  )
}

const DevicesSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-4">
    <Skeleton className="h-14 rounded-md" />
    <Skeleton className="h-14 rounded-md" />
  </SkeletonArea>
)
