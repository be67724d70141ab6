import { clients } from '@kostbar/contracts/clients/endpoints'
import { macros } from '@kostbar/contracts/macros/endpoints'
import { everydayTargets } from '@kostbar/contracts/macros/weekday-targets'
import type { User } from '@kostbar/contracts/users/schemas'
import { useQuery } from '@tanstack/react-query'
import { HiddenNumbers } from '../../domain/protective-mode/hidden-numbers.tsx'
import { query } from '../../lib/api.ts'
import { useUser } from '../../lib/session.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { StoredReasons } from './stored-reasons.tsx'
import { TargetsEditor } from './targets-editor.tsx'
import { TargetsHistory } from './targets-history.tsx'
import { TargetsView } from './targets-view.tsx'
import { texts } from './texts.ts'

/** Page of a member's targets: members without a trainer calculate and set them, clients read them with the reasons. */
export function MyTargetsPage() {
  const user = useUser()
  return (
    <>
      <h1 className="text-3xl">{texts.mine}</h1>
      <div className="mt-6 flex max-w-3xl flex-col gap-6">
        {user === null ? <PageSkeleton /> : user.protectiveMode ? <HiddenNumbers /> : <OwnTargets user={user} />}
      </div>
    </>
  )
}

function OwnTargets({ user }: { user: User }) {
  const trainerQuery = useQuery(query(clients.myTrainer))
  return (
    <QueryView query={trainerQuery} skeleton={<PageSkeleton />}>
      {({ trainer }) => (
        <>
          {trainer ? <CoachedTargets user={user} trainerName={trainer.firstName} /> : <TargetsEditor user={user} />}
          <PageSection id="verlauf" title={texts.history}>
            <TargetsHistory userId={user.id} />
          </PageSection>
        </>
      )}
    </QueryView>
  )
}

function CoachedTargets({ user, trainerName }: { user: User; trainerName: string }) {
  const historyQuery = useQuery(query(macros.history, { params: { id: user.id } }))
  const targets = everydayTargets(user)
  return (
    <PageSection id="tagesziele" title={texts.everyday} text={texts.coachedHint(trainerName)}>
      {targets ? <TargetsView targets={targets} weekdays={user.weekdayTargets} /> : <p>{texts.noneText}</p>}
      {targets ? (
        <div className="mt-5">
          <QueryView
            query={historyQuery}
            errorText={`${texts.historyFailed}.`}
            skeleton={<Skeleton className="h-11 w-full" />}
          >
            {([current]) => (current ? <StoredReasons entry={current} /> : null)}
          </QueryView>
        </div>
      ) : null}
    </PageSection>
  )
}

const PageSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-6">
    <Skeleton className="h-72 w-full rounded-xl" />
    <Skeleton className="h-40 w-full rounded-xl" />
  </SkeletonArea>
)
