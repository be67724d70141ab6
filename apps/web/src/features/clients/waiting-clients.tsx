import { clients } from '@kostbar/contracts/clients/endpoints'
import type { AnswerKind, Client } from '@kostbar/contracts/clients/schemas'
import { formatDeadline } from '@kostbar/contracts/deadline-text'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { fullName } from '../../domain/users/person.ts'
import { query } from '../../lib/api.ts'
import { paths, userPath } from '../../lib/paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { MoreLink } from '../../ui/more-link.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { ClientCounts } from './client-counts.tsx'
import { texts, waitingTexts } from './texts.ts'

const maxShown = 6

interface WaitingClientsProps {
  /** Link beside the one to all clients. */
  readonly moreLink?: ReactNode
}

/** Card of the trainer's overview: clients who need attention, earliest due answer first. */
export function WaitingClients({ moreLink }: WaitingClientsProps) {
  const clientsQuery = useQuery(query(clients.list, { query: { group: 'ATTENTION', perPage: maxShown } }))
  return (
    <Card as="section" aria-labelledby="waiting-clients" className="flex flex-col">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="waiting-clients" className="text-xl">
          {texts.waiting.title}
        </h2>
        <p className="min-h-6 text-sm text-ink-soft" aria-live="polite">
          {clientsQuery.data ? texts.waiting.count(clientsQuery.data.groups.ATTENTION) : null}
        </p>
      </div>
      <div className="mt-3">
        <ClientCounts counts={clientsQuery.data?.groups} />
      </div>
      <div className="mt-3 min-h-28 flex-1">
        <QueryView query={clientsQuery} errorTitle={texts.waiting.failed} skeleton={<WaitingSkeleton />}>
          {({ items }) =>
            items.length === 0 ? (
              <p className="text-ink-soft">{texts.waiting.nobody}</p>
            ) : (
              <ul>
                {items.map((client) => (
                  <WaitingClient key={client.id} client={client} />
                ))}
              </ul>
            )
          }
        </QueryView>
      </div>
      {clientsQuery.isPending ? null : (
        <div className="flex flex-wrap gap-x-4">
          <MoreLink to={paths.clientManagement} text={texts.waiting.toClients} />
          {moreLink}
        </div>
      )}
    </Card>
  )
}

/** Page of a client on which the trainer gives an answer. */
const answerPages = {
  MESSAGE: paths.userMessages,
  ANAMNESE: paths.userAnamnesis,
  PROTOCOL: paths.userProtocol,
  ANALYSIS: paths.userProtocol,
  CHECKIN: paths.userCheckIns,
} as const satisfies Record<AnswerKind, string>

/** A client with the reason, as a link to the page where the trainer answers, or else to the client's overview. */
const WaitingClient = ({ client }: { client: Client }) => (
  <li className="border-b border-line last:border-b-0">
    <Link
      to={userPath(client.waitingFor ? answerPages[client.waitingFor] : paths.user, client.id)}
      className="-mx-3 flex items-center gap-x-4 rounded-md px-3 py-3 text-ink no-underline hover:bg-sunk"
    >
      <Avatar name={fullName(client)} picture={client.profileImage} size="sm" />
      {/* Wraps the reason below the name when the rest of the line is too narrow. */}
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1">
        <span className="min-w-0 flex-[1_1_12rem] font-semibold wrap-anywhere">{fullName(client)}</span>
        <Reason client={client} />
      </span>
    </Link>
  </li>
)

function Reason({ client: { reason, answer, waitingFor, waitingSince } }: { client: Client }) {
  if (!answer || !waitingFor || !waitingSince)
    return (
      <span className="text-sm text-ink-soft">
        {reason === 'REVIEW' ? texts.waiting.review : texts.waiting.noTargets}
      </span>
    )
  const isOverdue = answer.dueAt !== null && new Date(answer.dueAt) < new Date()
  return (
    <span className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
      {texts.waiting.since(waitingTexts[waitingFor], formatDeadline(waitingSince))}
      {answer.dueAt ? (
        <Badge tone={isOverdue ? 'berry' : 'apricot'}>
          {isOverdue ? texts.waiting.overdue : texts.waiting.answerBy(formatDeadline(answer.dueAt))}
        </Badge>
      ) : null}
    </span>
  )
}

const WaitingSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-3 pt-1">
    <Skeleton className="h-12 rounded-md" />
    <Skeleton className="h-12 rounded-md" />
    <Skeleton className="h-12 rounded-md" />
  </SkeletonArea>
)
