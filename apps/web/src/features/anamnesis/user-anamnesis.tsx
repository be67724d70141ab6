import type { AnamnesisOverview } from '@kostbar/contracts/anamnesis/schemas'
import { formatDeadline } from '@kostbar/contracts/deadline-text'
import { Link } from 'react-router-dom'
import { HealthQueryView } from '../../domain/health/health-query-view.tsx'
import { useSearchParamState } from '../../lib/search-param-state.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { notebookAndPear } from '../../ui/illustration/scenes.ts'
import { AnamnesisWarnings } from './anamnesis-warnings.tsx'
import { AnamnesisForm } from './form/anamnesis-form.tsx'
import { useStep } from './form/use-step.ts'
import { texts } from './texts.ts'
import { trainerTexts } from './trainer-texts.ts'
import { useOverview } from './use-overview.ts'
import { ReadVersion } from './version/read-version.tsx'
import { reviewBadge } from './version/review-badge.ts'
import { useVersionSearch } from './version/use-version-search.ts'
import { VersionSkeleton } from './version/version-view.tsx'

interface UserAnamnesisProps {
  readonly userId: string
  /** First name of the member. */
  readonly name: string
  /** Whether the viewer coaches the member; an admin only reads. */
  readonly isTrainer: boolean
}

/** A member's anamnesis for their trainer or an admin: warnings, versions, and the draft while the member shares it. */
export function UserAnamnesis(props: UserAnamnesisProps) {
  const overviewQuery = useOverview(props.userId)
  return (
    <HealthQueryView
      userId={props.userId}
      query={overviewQuery}
      errorTitle={trainerTexts.failed}
      skeleton={<VersionSkeleton />}
    >
      {(overview) => <Content {...props} overview={overview} />}
    </HealthQueryView>
  )
}

type ContentProps = UserAnamnesisProps & { readonly overview: AnamnesisOverview }

function Content({ userId, name, isTrainer, overview }: ContentProps) {
  const { position, go } = useStep(overview.questionnaire.steps.length)
  const { draft, versions } = overview
  if (position !== null && draft && isTrainer)
    return (
      <>
        <button type="button" className="mb-4 min-h-11 font-semibold text-leaf" onClick={() => go(null)}>
          {trainerTexts.toAnamnesis}
        </button>
        <AnamnesisForm userId={userId} overview={overview} draft={draft} memberName={name} />
      </>
    )
  return (
    <div className="flex flex-col gap-5">
      <AnamnesisWarnings userId={userId} overview={overview} />
      {draft && isTrainer ? <SharedDraft stepCount={overview.questionnaire.steps.length} /> : null}
      {versions.length > 0 ? (
        <Versions userId={userId} name={name} isTrainer={isTrainer} overview={overview} />
      ) : (
        <Card>
          <EmptyState
            picture={<LazyIllustration loader={notebookAndPear} className="aspect-[4/3]" />}
            title={trainerTexts.emptyTitle}
            text={overview.state === 'DRAFT' ? trainerTexts.draftText : trainerTexts.emptyText}
          />
        </Card>
      )}
    </div>
  )
}

function SharedDraft({ stepCount }: { readonly stepCount: number }) {
  const { searchOf } = useStep(stepCount)
  return (
    <Card as="section" tone="sage" aria-labelledby="entwurf">
      <h2 id="entwurf" className="text-lg">
        {trainerTexts.sharedTitle}
      </h2>
      <p className="mt-1 mb-4">{trainerTexts.sharedText}</p>
      <ButtonLink size="sm" to={{ search: searchOf(0) }}>
        {trainerTexts.openDraft}
      </ButtonLink>
    </Card>
  )
}

/** Version chosen by the URL (`?fassung=2`, newest by default) and links to the others. */
function Versions({ userId, name, isTrainer, overview }: ContentProps) {
  const { read } = useSearchParamState()
  const { versions, deadline } = overview
  const shown = versions.find(({ number }) => number === Number(read('fassung'))) ?? versions[0]
  if (!shown) return null
  return (
    <>
      <nav aria-label={trainerTexts.versions} className="flex flex-wrap items-center gap-2">
        {versions.map((version) => (
          <VersionLink key={version.number} version={version} isCurrent={version === shown} />
        ))}
        {deadline?.dueAt ? (
          <span className="ml-auto text-sm font-semibold text-apricot-ink">
            {trainerTexts.dueAt(formatDeadline(deadline.dueAt))}
          </span>
        ) : null}
      </nav>
      <ReadVersion
        key={shown.number}
        userId={userId}
        name={name}
        version={shown}
        canReview={isTrainer && shown === versions[0]}
      />
    </>
  )
}

interface VersionLinkProps {
  readonly version: AnamnesisOverview['versions'][number]
  readonly isCurrent: boolean
}

function VersionLink({ version: { number, reviews }, isCurrent }: VersionLinkProps) {
  const searchOf = useVersionSearch()
  const badge = reviewBadge(reviews)
  return (
    <Link
      to={{ search: searchOf(number) }}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(
        'inline-flex min-h-11 items-center gap-2 rounded-full px-4 text-sm font-semibold no-underline',
        isCurrent ? 'bg-leaf text-on-leaf' : 'bg-sage text-ink hover:bg-sage-deep',
      )}
    >
      {texts.version(number)}
      {badge && !isCurrent ? <Badge tone={badge.tone}>{badge.text}</Badge> : null}
    </Link>
  )
}
