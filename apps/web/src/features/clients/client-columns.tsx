import type { Client, ClientSort } from '@kostbar/contracts/clients/schemas'
import { adherenceDays } from '@kostbar/contracts/day-log/limits'
import { protocolDays } from '@kostbar/contracts/protocol/limits'
import { Check } from 'lucide-react'
import { Link } from 'react-router-dom'
import { texts as dayTexts } from '../../domain/days/texts.ts'
import { fullName } from '../../domain/users/person.ts'
import { formatShortDay } from '../../lib/format.ts'
import { paths, userPath } from '../../lib/paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { FaintText } from '../../ui/faint-text.tsx'
import type { Column } from '../../ui/table-column.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { ClientTags } from './client-tags.tsx'
import { answerText, daysAgoText, dueText } from './due-text.ts'
import { texts } from './texts.ts'

const isNothingDue = (client: Client) => !answerText(client.answer) && !dueText(client)

/** Deadline of the answer, and what is to be answered or done. */
function Due({ client }: { client: Client }) {
  if (isNothingDue(client)) return <FaintText>{texts.none}</FaintText>
  const deadline = answerText(client.answer)
  return (
    <span className="flex flex-col items-end gap-0.5 table-columns:items-start">
      {deadline ? <Badge tone={deadline.endsWith('überfällig') ? 'berry' : 'apricot'}>{deadline}</Badge> : null}
      <span className={deadline ? 'text-ink-soft' : 'font-semibold text-apricot-ink'}>{dueText(client)}</span>
    </span>
  )
}

interface NameProps {
  readonly client: Client
  /** Query string of the list's filters. */
  readonly search: string
}

/** Name and e-mail address; links to the client's page. */
const Name = ({ client, search }: NameProps) => (
  <Link
    to={{ pathname: userPath(paths.user, client.id), search }}
    data-client={client.id}
    className="group mr-11 flex min-h-11 items-center gap-3 font-semibold text-leaf no-underline table-columns:mr-0"
  >
    <Avatar name={fullName(client)} picture={client.profileImage} size="sm" />
    <span className="flex min-w-0 flex-col items-start">
      <span className="underline-offset-4 wrap-anywhere group-hover:underline">{fullName(client)}</span>
      <span
        title={client.email}
        className="max-w-[min(15rem,50vw,100%)] truncate text-sm font-normal text-ink-soft table-columns:max-w-36"
      >
        {client.email}
      </span>
    </span>
  </Link>
)

/** Status of the coaching, and the trainer's tags. */
const StatusAndTags = ({ client: { status, tags } }: { client: Client }) => (
  <span className="flex flex-wrap justify-end gap-1 table-columns:justify-start">
    <Badge tone={status === 'ACTIVE' ? 'leaf' : 'quiet'}>{texts.status[status]}</Badge>
    <ClientTags tags={tags} />
  </span>
)

/** Cell for a step of the coaching, such as the anamnesis; a check mark once it is done. */
const Step = ({ isDone, doneText }: { isDone: boolean; doneText: string }) =>
  isDone ? (
    <span className="inline-flex items-baseline gap-1">
      <Check className="size-5 self-center text-leaf" aria-hidden="true" />
      <span className="table-columns:sr-only">{doneText}</span>
    </span>
  ) : (
    <FaintText>{texts.open}</FaintText>
  )

/** Complete days of the latest 7-day protocol. */
const ProtocolDays = ({ completeDays }: Pick<Client, 'completeDays'>) =>
  completeDays === null ? (
    <FaintText>{texts.none}</FaintText>
  ) : (
    <>
      <span aria-hidden="true">{`${completeDays}/${protocolDays}`}</span>
      <VisuallyHidden>{texts.protocolDays(completeDays, protocolDays)}</VisuallyHidden>
    </>
  )

/** How much of the plan was eaten, and on how many of the last days something was recorded. */
function Adherence({ adherence }: Pick<Client, 'adherence'>) {
  if (!adherence || adherence.recordedDays === 0) return <FaintText>{texts.none}</FaintText>
  const { percent, recordedDays } = adherence
  return (
    <>
      {percent === null ? <FaintText>{texts.none}</FaintText> : dayTexts.percent(percent)}
      <span aria-hidden="true" className="block text-xs text-ink-soft" title={dayTexts.recordedDays(recordedDays)}>
        {`${recordedDays}/${adherenceDays}`}
      </span>
      <VisuallyHidden>{dayTexts.recordedDays(recordedDays)}</VisuallyHidden>
    </>
  )
}

/**
 * Sortable columns of the client list, by sort key.
 * @param search query string of the list's filters, kept in the links
 */
export const clientColumns = (search: string): readonly Column<Client>[] => {
  const column = (id: ClientSort, rest: Omit<Column<Client>, 'id' | 'sortable'>) => ({ id, sortable: true, ...rest })
  return [
    column('NAME', {
      label: texts.name,
      isRowHeader: true,
      render: (client) => <Name client={client} search={search} />,
    }),
    column('DUE', {
      label: texts.answer,
      isEmpty: isNothingDue,
      render: (client) => <Due client={client} />,
    }),
    column('STATUS', { label: texts.state, render: (client) => <StatusAndTags client={client} /> }),
    column('ANAMNESE', {
      label: texts.anamnese,
      desktopOnly: true,
      oneLine: true,
      render: ({ hasAnamnese }) => <Step isDone={hasAnamnese} doneText={texts.done} />,
    }),
    column('PROTOCOL', {
      label: texts.protocol,
      desktopOnly: true,
      oneLine: true,
      isEmpty: ({ completeDays }) => completeDays === null,
      render: ({ completeDays }) => <ProtocolDays completeDays={completeDays} />,
    }),
    column('TARGETS', {
      label: texts.targets,
      desktopOnly: true,
      oneLine: true,
      render: ({ hasTargets }) => <Step isDone={hasTargets} doneText={texts.targetsSet} />,
    }),
    column('ADHERENCE', {
      label: dayTexts.planPercent,
      desktopOnly: true,
      oneLine: true,
      isEmpty: ({ adherence }) => !adherence || adherence.recordedDays === 0,
      render: ({ adherence }) => <Adherence adherence={adherence} />,
    }),
    column('ACTIVITY', {
      label: texts.activity,
      oneLine: true,
      render: ({ lastActiveAt }) => (lastActiveAt ? daysAgoText(lastActiveAt) : texts.never),
    }),
    column('REVIEW', {
      label: texts.review,
      oneLine: true,
      desktopOnly: true,
      isEmpty: ({ nextReviewAt }) => nextReviewAt === null,
      render: ({ nextReviewAt }) => (nextReviewAt ? formatShortDay(nextReviewAt) : <FaintText>{texts.none}</FaintText>),
    }),
  ]
}
