import { evaluations } from '@kostbar/contracts/evaluations/endpoints'
import type { Evaluation } from '@kostbar/contracts/evaluations/schemas'
import { protocol as protocolEndpoints } from '@kostbar/contracts/protocol/endpoints'
import { protocolMealKinds } from '@kostbar/contracts/protocol/options'
import type { Protocol, ProtocolOverview } from '@kostbar/contracts/protocol/schemas'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router-dom'
import { HealthQueryView } from '../../domain/health/health-query-view.tsx'
import { query } from '../../lib/api.ts'
import { formatWeekday } from '../../lib/format.ts'
import { useSearchParamState } from '../../lib/search-param-state.ts'
import { useUser } from '../../lib/session.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { letter } from '../../ui/illustration/scenes.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ChangeCard } from './changes-section.tsx'
import { ComparisonSection } from './comparison-section.tsx'
import { lastDayOf } from './days.ts'
import { DownloadButtons } from './download-buttons.tsx'
import { PublishedConclusion } from './published-conclusion.tsx'
import { StatisticsSections } from './statistics-sections.tsx'
import { texts } from './texts.ts'

/** Page of a member's published evaluation: `?nummer=2`, the newest one by default. */
export function MyEvaluationPage() {
  const userId = useUser()?.id ?? ''
  const { read } = useSearchParamState()
  const number = /^\d+$/.test(read('nummer')) ? read('nummer') : undefined
  const overviewQuery = useQuery({
    ...query(protocolEndpoints.get, { params: { userId }, query: number ? { number } : {} }),
    enabled: userId !== '',
  })
  return (
    <div className="@container mx-auto w-full max-w-4xl px-4 py-8 sm:px-6">
      <h1 className="mb-2 text-3xl">{texts.memberTitle}</h1>
      <HealthQueryView
        userId={userId}
        query={overviewQuery}
        errorTitle={texts.failed}
        skeleton={<Skeleton className="h-96 rounded-xl" />}
      >
        {({ protocol, protocols }) =>
          protocol ? (
            <OfProtocol userId={userId} protocol={protocol} earlier={number ? undefined : newestReviewed(protocols)} />
          ) : (
            <NotPublished />
          )
        }
      </HealthQueryView>
    </div>
  )
}

/** Number of the newest protocol with an evaluation; undefined without one. */
const newestReviewed = (protocols: ProtocolOverview['protocols']) =>
  protocols.find(({ status }) => status === 'REVIEWED')?.number

const NotPublished = () => (
  <Card>
    <EmptyState
      picture={<LazyIllustration loader={letter} className="aspect-[4/3]" />}
      title={texts.notPublished}
      text={texts.notPublishedText}
      action={<ButtonLink to="/protocol">{texts.toProtocol}</ButtonLink>}
    />
  </Card>
)

interface MemberProtocolProps {
  readonly userId: string
  readonly protocol: Protocol
}

interface OfProtocolProps extends MemberProtocolProps {
  /** Number of the protocol whose evaluation is shown while this one has none. */
  readonly earlier: number | undefined
}

function OfProtocol({ userId, protocol, earlier }: OfProtocolProps) {
  const evaluationQuery = useQuery(
    query(evaluations.get, { params: { userId }, query: { number: String(protocol.number) } }),
  )
  return (
    <HealthQueryView
      userId={userId}
      query={evaluationQuery}
      errorTitle={texts.failed}
      skeleton={<Skeleton className="h-96 rounded-xl" />}
    >
      {(evaluation) =>
        evaluation.published ? (
          <Published userId={userId} protocol={protocol} evaluation={evaluation} published={evaluation.published} />
        ) : earlier ? (
          <Navigate to={{ search: `?nummer=${earlier}` }} replace />
        ) : (
          <NotPublished />
        )
      }
    </HealthQueryView>
  )
}

interface PublishedProps extends MemberProtocolProps {
  readonly evaluation: Evaluation
  readonly published: NonNullable<Evaluation['published']>
}

function Published({ userId, protocol, evaluation, published }: PublishedProps) {
  const { number, startsOn } = protocol
  const { statistics, comments } = evaluation
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3 text-ink-soft">
        <p>
          {texts.protocol(number)}, {texts.period(startsOn, lastDayOf(startsOn))}.{' '}
          {texts.memberText(published.trainer, published.publishedAt)}
        </p>
        <DownloadButtons userId={userId} number={number} hasPdf />
      </div>
      <div className="flex flex-col gap-5">
        <PublishedConclusion title={texts.conclusion} conclusion={published.conclusion} />
        {published.changes.length > 0 ? (
          <PageSection id="aenderungen" title={texts.memberChanges} text={texts.memberChangesText}>
            <ul className="grid grid-cols-1 gap-4 @2xl:grid-cols-3">
              {published.changes.map((change) => (
                <ChangeCard key={change.key} change={change} />
              ))}
            </ul>
          </PageSection>
        ) : null}
        {comments.length > 0 ? <Comments protocol={protocol} comments={comments} /> : null}
        {statistics ? <StatisticsSections statistics={statistics} /> : null}
        <ComparisonSection userId={userId} />
      </div>
    </>
  )
}

/** The trainer's comments on days and meals. */
function Comments({ protocol, comments }: { readonly protocol: Protocol; readonly comments: Evaluation['comments'] }) {
  const nameOf = (mealId: string | null) => {
    const meal = protocol.meals.find(({ id }) => id === mealId)
    return meal ? `${meal.time} ${protocolMealKinds[meal.kind]}` : ''
  }
  return (
    <PageSection id="kommentare" title={texts.memberComments}>
      <ul className="flex flex-col divide-y divide-line">
        {comments.map(({ day, mealId, text }) => (
          <li key={`${day} ${mealId}`} className="py-3">
            <p className="text-sm font-semibold">{[formatWeekday(day), nameOf(mealId)].filter(Boolean).join(' · ')}</p>
            <p dir="auto" className="mt-1 max-w-prose wrap-anywhere whitespace-pre-line">
              {text}
            </p>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
