import type { Client, ClientSort } from '@kostbar/contracts/clients/schemas'
import { Check } from 'lucide-react'
import { Link } from 'react-router-dom'
import { fullName } from '../../domain/users/person.ts'
import { formatShortDate } from '../../lib/format.ts'
import { paths, userPath } from '../../lib/paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { EmailAddress } from '../../ui/email-address.tsx'
import type { Column } from '../../ui/table-column.ts'
import { answerText, daysAgoText, reasonText } from './reason-text.ts'
import { texts } from './texts.ts'

const Faint = ({ children }: { children: string }) => <span className="text-ink-faint">{children}</span>

function ReasonBadge({ client }: { client: Client }) {
  const text = reasonText(client)
  if (!text) return null
  const isOverdue = client.reason === 'ANSWER' && text.endsWith('überfällig')
  const tone: BadgeTone = isOverdue ? 'berry' : client.group === 'ATTENTION' ? 'apricot' : 'quiet'
  return <Badge tone={tone}>{text}</Badge>
}

interface NameProps {
  readonly client: Client
  /** Query string of the list's filters. */
  readonly search: string
}

/** Name with the reason of the client's group; links to the client's page. */
const Name = ({ client, search }: NameProps) => (
  <Link
    to={{ pathname: userPath(paths.user, client.id), search }}
    data-client={client.id}
    className="flex min-h-11 items-center gap-3 font-semibold text-leaf no-underline underline-offset-4 hover:underline"
  >
    <Avatar name={fullName(client)} picture={client.profileImage} size="sm" />
    <span className="flex min-w-0 flex-col items-start gap-1">
      <span className="wrap-anywhere">{fullName(client)}</span>
      <ReasonBadge client={client} />
    </span>
  </Link>
)

const tagList = (tags: readonly string[]) =>
  tags.length === 0 ? (
    <Faint>{texts.none}</Faint>
  ) : (
    <span className="flex flex-wrap justify-end gap-1 md:justify-start">
      {tags.map((tag) => (
        <Badge key={tag}>{tag}</Badge>
      ))}
    </span>
  )

/** Columns of the list by their sort keys. */
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
      oneLine: true,
      render: ({ answer }) => answerText(answer) ?? <Faint>{texts.none}</Faint>,
    }),
    column('STATUS', {
      label: texts.state,
      desktopOnly: true,
      render: ({ status }) => <Badge tone={status === 'ACTIVE' ? 'leaf' : 'quiet'}>{texts.status[status]}</Badge>,
    }),
    { id: 'tags', label: texts.tags, render: ({ tags }) => tagList(tags) },
    column('ANAMNESE', {
      label: texts.anamnese,
      desktopOnly: true,
      render: ({ hasAnamnese }) =>
        hasAnamnese ? (
          <span className="inline-flex items-center gap-1">
            <Check className="size-4 text-leaf" aria-hidden="true" />
            {texts.done}
          </span>
        ) : (
          <Faint>{texts.open}</Faint>
        ),
    }),
    column('TARGETS', {
      label: texts.targets,
      desktopOnly: true,
      render: ({ hasTargets }) => (hasTargets ? texts.targetsSet : <Faint>{texts.open}</Faint>),
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
      render: ({ nextReviewAt }) => (nextReviewAt ? formatShortDate(nextReviewAt) : <Faint>{texts.none}</Faint>),
    }),
    column('EMAIL', {
      label: texts.email,
      desktopOnly: true,
      render: ({ email }) => <EmailAddress address={email} />,
    }),
  ]
}
