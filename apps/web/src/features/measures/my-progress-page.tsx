import type { MeasureKind } from '@kostbar/contracts/measures/measure-kinds'
import type { Measure } from '@kostbar/contracts/measures/schemas'
import type { User } from '@kostbar/contracts/users/schemas'
import { HealthQueryView } from '../../domain/health/health-query-view.tsx'
import { HiddenNumbers } from '../../domain/protective-mode/hidden-numbers.tsx'
import { useUser } from '../../lib/session.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { MeasureForm } from './measure-form.tsx'
import { MeasureList } from './measure-list.tsx'
import { ProgressCard, ProgressSkeleton } from './progress-card.tsx'
import { texts } from './texts.ts'
import { useMeasures } from './use-measures.ts'
import { useProgressSearchParams } from './use-progress-search-params.ts'

/** Page of the member's body measures: chart, form, and entries. */
export function MyProgressPage() {
  const user = useUser()
  return (
    <>
      <h1 className="text-3xl">{texts.progress}</h1>
      <p className="measure mt-2 text-lg text-ink-soft">{texts.intro}</p>
      <div className="mt-8">{user ? <OwnProgress user={user} /> : <ProgressSkeleton />}</div>
    </>
  )
}

const OwnProgress = ({ user }: { user: User }) =>
  user.protectiveMode ? <HiddenNumbers /> : <MyProgress userId={user.id} />

function MyProgress({ userId }: { userId: string }) {
  const { kind } = useProgressSearchParams()
  const measuresQuery = useMeasures(userId, kind)
  return (
    <HealthQueryView userId={userId} query={measuresQuery} errorText={texts.failed} skeleton={<ProgressSkeleton />}>
      {(list) => <Sections userId={userId} kind={kind} list={list} />}
    </HealthQueryView>
  )
}

interface SectionsProps {
  readonly userId: string
  readonly kind: MeasureKind
  readonly list: readonly Measure[]
}

const Sections = ({ userId, kind, list }: SectionsProps) => (
  <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
    <ProgressCard list={list} emptyText={texts.noneText} />
    <div className="flex flex-col gap-6">
      <PageSection id="eintragen" title={texts.add}>
        <MeasureForm key={kind} userId={userId} kind={kind} list={list} />
      </PageSection>
      <MeasureList key={kind} userId={userId} kind={kind} list={list} />
    </div>
  </div>
)
