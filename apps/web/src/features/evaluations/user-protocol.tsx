import { formatDeadline } from '@kostbar/contracts/deadline-text'
import { evaluations } from '@kostbar/contracts/evaluations/endpoints'
import type { Evaluation } from '@kostbar/contracts/evaluations/schemas'
import { protocol as protocolEndpoints } from '@kostbar/contracts/protocol/endpoints'
import type { Protocol, ProtocolOverview } from '@kostbar/contracts/protocol/schemas'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { HealthQueryView } from '../../domain/health/health-query-view.tsx'
import { query } from '../../lib/api.ts'
import { useSearchParamState } from '../../lib/search-param-state.ts'
import { useUser } from '../../lib/session.ts'
import { useShortcuts } from '../../lib/use-shortcuts.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { notebookAndPear } from '../../ui/illustration/scenes.ts'
import { Notice } from '../../ui/notice.tsx'
import { focusSection } from '../../ui/page-section.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { ShortcutHelp } from '../../ui/shortcut-help.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ChangesSection } from './changes-section.tsx'
import { ComparisonSection } from './comparison-section.tsx'
import { ConclusionSection } from './conclusion-section.tsx'
import { lastDayOf } from './days.ts'
import { DownloadButtons } from './download-buttons.tsx'
import { PublishedConclusion } from './published-conclusion.tsx'
import { dayId, ReadingSection } from './reading-section.tsx'
import { ReopenButton } from './reopen-button.tsx'
import { StatisticsSections } from './statistics-sections.tsx'
import { texts } from './texts.ts'

interface UserProtocolProps {
  readonly userId: string
  /** First name of the member. */
  readonly name: string
}

/** A member's protocols for their trainer or an admin: statistics of the week, and its evaluation. */
export function UserProtocol({ userId, name }: UserProtocolProps) {
  const { read } = useSearchParamState()
  const number = /^\d+$/.test(read('nummer')) ? read('nummer') : undefined
  const overviewQuery = useQuery(query(protocolEndpoints.get, { params: { userId }, query: number ? { number } : {} }))
  return (
    <HealthQueryView
      userId={userId}
      query={overviewQuery}
      errorTitle={texts.failed}
      skeleton={<Skeleton className="h-96 rounded-xl" />}
    >
      {(overview) =>
        overview.protocol ? (
          <div className="@container flex flex-col gap-5">
            <Head userId={userId} name={name} overview={overview} protocol={overview.protocol} />
            <Week key={overview.protocol.number} userId={userId} name={name} protocol={overview.protocol} />
            <ComparisonSection userId={userId} />
          </div>
        ) : (
          <Card>
            <EmptyState
              picture={<LazyIllustration loader={notebookAndPear} className="aspect-[4/3]" />}
              title={texts.emptyTitle}
              text={texts.emptyText}
            />
          </Card>
        )
      }
    </HealthQueryView>
  )
}

const statusTones: Readonly<Record<Protocol['status'], BadgeTone>> = {
  RUNNING: 'quiet',
  SUBMITTED: 'apricot',
  REVIEWED: 'leaf',
  REOPENED: 'quiet',
}

const evaluationQueryOf = (userId: string, { number }: Protocol) =>
  query(evaluations.get, { params: { userId }, query: { number: String(number) } })

interface HeadProps extends UserProtocolProps {
  readonly overview: ProtocolOverview
  readonly protocol: Protocol
}

/** Head of a protocol: links to all protocols, period, status, downloads, and the trainer's button to reopen it. */
function Head({ userId, name, overview: { protocols, deadline }, protocol }: HeadProps) {
  const { number, startsOn, status } = protocol
  const { data: evaluation } = useQuery(evaluationQueryOf(userId, protocol))
  const isNewest = protocols[0]?.number === number
  const [params] = useSearchParams()
  // Keeps the filters of the list that the page was opened from.
  const searchOf = (other: number) => `?${new URLSearchParams({ ...Object.fromEntries(params), nummer: `${other}` })}`
  return (
    <div className="flex flex-col gap-3">
      {protocols.length > 1 ? (
        <nav aria-label={texts.protocols} className="flex flex-wrap gap-2">
          {protocols.map((head) => (
            <Link
              key={head.number}
              to={{ search: searchOf(head.number) }}
              aria-current={head.number === number ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center rounded-full px-4 text-sm font-semibold no-underline',
                head.number === number ? 'bg-leaf text-on-leaf' : 'bg-sage text-ink hover:bg-sage-deep',
              )}
            >
              {texts.protocol(head.number)}
            </Link>
          ))}
        </nav>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="font-display text-lg">{texts.period(startsOn, lastDayOf(startsOn))}</p>
        <Badge tone={statusTones[status]}>{texts.statuses[status]}</Badge>
        {deadline?.dueAt && status === 'SUBMITTED' ? (
          <span className="text-sm font-semibold text-apricot-ink">{texts.dueAt(formatDeadline(deadline.dueAt))}</span>
        ) : null}
        <div className="ml-auto flex flex-wrap items-center justify-end gap-1">
          {/* Only the trainer has the draft, and only of a submitted protocol. */}
          {evaluation?.draft && isNewest ? (
            <ReopenButton userId={userId} name={name} number={number} isPublished={evaluation.published !== null} />
          ) : null}
          <DownloadButtons
            userId={userId}
            number={number}
            person={name}
            hasPdf={status === 'SUBMITTED' || status === 'REVIEWED'}
          />
        </div>
      </div>
    </div>
  )
}

interface WeekProps extends UserProtocolProps {
  readonly protocol: Protocol
}

function Week({ userId, name, protocol }: WeekProps) {
  const evaluationQuery = useQuery(evaluationQueryOf(userId, protocol))
  return (
    <QueryView query={evaluationQuery} errorTitle={texts.failed} skeleton={<Skeleton className="h-96 rounded-xl" />}>
      {(evaluation) => <Sections userId={userId} name={name} protocol={protocol} evaluation={evaluation} />}
    </QueryView>
  )
}

const shortcutTexts = [
  ['J', texts.nextDay],
  ['K', texts.previousDay],
  ['A', texts.toChanges],
  ['Z', texts.toConclusion],
  ['?', texts.shortcuts],
] as const

function Sections({ userId, name, protocol, evaluation }: WeekProps & { readonly evaluation: Evaluation }) {
  const [isHelpOpen, setHelpOpen] = useState(false)
  const firstName = useUser()?.firstName
  const { draft, statistics, published } = evaluation
  // The viewer's own conclusion is the draft below.
  const isWrittenBelow = draft !== null && draft.conclusion !== '' && published?.trainer === firstName
  const move = (step: 1 | -1) => () => {
    const ids = protocol.days.map(({ day }) => dayId(day))
    const current = ids.indexOf(document.activeElement?.id ?? '')
    const next = current === -1 ? ids.at(step === 1 ? 0 : -1) : ids[current + step]
    document.getElementById(next ?? '')?.focus()
  }
  useShortcuts({
    j: move(1),
    k: move(-1),
    a: () => focusSection('aenderungen'),
    z: () => focusSection('zusammenfassung'),
    '?': () => setHelpOpen(true),
  })
  return (
    <>
      {draft === null && protocol.status !== 'REVIEWED' ? <Notice>{texts.runningText}</Notice> : null}
      {published && !isWrittenBelow ? (
        <PublishedConclusion
          title={texts.evaluationOf(published.publishedAt)}
          byline={texts.writtenBy(published.trainer)}
          conclusion={published.conclusion}
        />
      ) : null}
      {statistics ? <StatisticsSections statistics={statistics} /> : null}
      {draft ? <ChangesSection userId={userId} number={protocol.number} draft={draft} /> : null}
      <ReadingSection userId={userId} protocol={protocol} evaluation={evaluation} canComment={draft !== null} />
      {draft ? (
        <ConclusionSection userId={userId} name={name} number={protocol.number} draft={draft} published={published} />
      ) : null}
      <p className="max-sm:hidden">
        <Button size="sm" variant="quiet" onClick={() => setHelpOpen(true)}>
          {texts.shortcuts}
        </Button>
      </p>
      {isHelpOpen ? <ShortcutHelp shortcuts={shortcutTexts} onClose={() => setHelpOpen(false)} /> : null}
    </>
  )
}
