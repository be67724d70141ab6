import { clients } from '@kostbar/contracts/clients/endpoints'
import { targetsOn } from '@kostbar/contracts/macros/weekday-targets'
import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import type { PlanDay } from '@kostbar/contracts/nutritionplan/schemas'
import type { User } from '@kostbar/contracts/users/schemas'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { endpointsWithPlan } from '../../../domain/plans/endpoints-with-plan.ts'
import { query } from '../../../lib/api.ts'
import { paths } from '../../../lib/paths.ts'
import { useRefetched } from '../../../lib/use-refetched.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LazyIllustration } from '../../../ui/illustration/lazy-illustration.tsx'
import { setTable } from '../../../ui/illustration/scenes.ts'
import { QueryView } from '../../../ui/query-view.tsx'
import { EditorSkeleton } from './editor-skeleton.tsx'
import { PlanEditor } from './plan-editor.tsx'
import { SaveStatus } from './save-status.tsx'
import { ownBackend } from './state/plan-backends.ts'
import { storedWeek } from './state/plan-mapping.ts'
import { texts } from './texts.ts'
import { usePlanStore } from './use-plan-store.ts'

/** Editor of one's own plan, for members without a trainer. Changes take effect immediately, without a draft. */
export function OwnPlanEditor({ user }: { user: User }) {
  const trainerQuery = useQuery(query(clients.myTrainer))
  // Never from the cache: fetched at each opening, afterwards the store holds the state.
  const planQuery = useRefetched(useQuery({ ...query(nutritionplan.mine), refetchOnMount: 'always' }))
  const skeleton = <EditorSkeleton title={texts.ownTitle} />
  return (
    <QueryView query={trainerQuery} errorTitle={texts.loadFailed} skeleton={skeleton}>
      {({ trainer }) =>
        trainer ? (
          <CoachedNotice trainer={trainer.firstName} />
        ) : (
          <QueryView query={planQuery} errorTitle={texts.loadFailed} skeleton={skeleton}>
            {(days) => <LoadedEditor user={user} days={days} />}
          </QueryView>
        )
      }
    </QueryView>
  )
}

const CoachedNotice = ({ trainer }: { trainer: string }) => (
  <>
    <h1 className="sr-only">{texts.ownTitle}</h1>
    <EmptyState
      picture={<LazyIllustration loader={setTable} className="aspect-[4/3]" />}
      title={texts.coachedTitle(trainer)}
      text={texts.coachedText(trainer)}
      action={<ButtonLink to={paths.nutritionPlan}>{texts.toOwnPlan}</ButtonLink>}
    />
  </>
)

function LoadedEditor({ user, days }: { user: User; days: PlanDay[] }) {
  const queries = useQueryClient()
  const plan = usePlanStore(storedWeek(days), () => ownBackend(user.id))
  const targets = useCallback((day: Parameters<typeof targetsOn>[1]) => targetsOn(user, day), [user])
  // Refetches the plan for other pages after everything is saved.
  useEffect(
    () => () =>
      void plan.flush().then(() => {
        for (const { path } of endpointsWithPlan) void queries.invalidateQueries({ queryKey: [path] })
      }),
    [plan, queries],
  )
  return (
    <PlanEditor
      userId={user.id}
      clientName={null}
      plan={plan}
      targetsOn={targets}
      head={
        <header className="mb-3">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <BackLink to={paths.nutritionPlan}>{texts.toOwnPlan}</BackLink>
            <h1 className="text-2xl">{texts.ownTitle}</h1>
            <Badge tone="leaf">{texts.live}</Badge>
            <SaveStatus />
          </div>
        </header>
      }
    />
  )
}
