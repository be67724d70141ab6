import { anamnesisQuestionnaire } from '@kostbar/contracts/anamnesis/definition'
import type { AnamnesisOverview } from '@kostbar/contracts/anamnesis/schemas'
import { ProblemError } from '../../lib/problem-error.ts'
import { useSearchParamState } from '../../lib/search-param-state.ts'
import { useUser } from '../../lib/session.ts'
import { LoadingHeading } from '../../ui/loading-heading.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { AnamnesisForm } from './form/anamnesis-form.tsx'
import { ShareDraft } from './form/share-draft.tsx'
import { useStep } from './form/use-step.ts'
import { OverviewPage } from './overview-page.tsx'
import { AnamnesisStartPage, StartConsent } from './start-page.tsx'
import { texts } from './texts.ts'
import { useOverview } from './use-overview.ts'
import { VersionPage } from './version/version-page.tsx'

/** Page of the member's own anamnesis: start page, form, overview and submitted versions. */
export function AnamnesisPage() {
  const user = useUser()
  return (
    <div className="column py-8 lg:py-12">
      {user ? <MyAnamnesis userId={user.id} name={user.firstName} /> : <PageSkeleton />}
    </div>
  )
}

interface MemberProps {
  readonly userId: string
  readonly name: string
}

function MyAnamnesis({ userId, name }: MemberProps) {
  const overviewQuery = useOverview(userId)
  const { data, error } = overviewQuery
  const { go } = useStep(anamnesisQuestionnaire.steps.length)
  // Only without loaded data: an open form stays mounted when the consent is withdrawn, because unsaved answers exist
  // in memory only.
  if (!data && error instanceof ProblemError && error.code === 'consent_needed')
    return (
      <AnamnesisStartPage>
        <StartConsent onGiven={() => go(0)} />
      </AnamnesisStartPage>
    )
  return (
    <>
      {data ? null : <LoadingHeading>{texts.title}</LoadingHeading>}
      <QueryView query={overviewQuery} errorTitle={texts.failed} skeleton={<PageSkeleton />}>
        {(overview) => <Content userId={userId} name={name} overview={overview} />}
      </QueryView>
    </>
  )
}

/** View of the anamnesis chosen by the URL: a step of the form, a version, or the overview. */
function Content({ userId, name, overview }: MemberProps & { readonly overview: AnamnesisOverview }) {
  const { position } = useStep(overview.questionnaire.steps.length)
  const { read } = useSearchParamState()
  const version = Number(read('fassung'))
  if (position !== null && overview.draft)
    return (
      <AnamnesisForm
        userId={userId}
        overview={overview}
        draft={overview.draft}
        sharing={overview.trainer ? <ShareDraft trainer={overview.trainer} isShared={overview.draft.isShared} /> : null}
      />
    )
  if (overview.versions.some(({ number }) => number === version))
    return <VersionPage userId={userId} number={version} />
  return <OverviewPage name={name} userId={userId} overview={overview} />
}

const PageSkeleton = () => (
  <SkeletonArea className="flex max-w-2xl flex-col gap-5">
    <Skeleton className="h-10 w-2/3 rounded-md" />
    <Skeleton className="h-5 w-full" />
    <Skeleton className="h-5 w-5/6" />
    <Skeleton className="h-64 rounded-xl" />
  </SkeletonArea>
)
