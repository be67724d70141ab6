import type { PushMessage } from '@kostbar/contracts/push-messages/schemas'
import { Ellipsis } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { formatDateTime } from '../../lib/format.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Table } from '../../ui/table.tsx'
import type { Column } from '../../ui/table-column.ts'
import { texts } from './texts.ts'

interface MessageTableProps {
  readonly messages: readonly PushMessage[]
  readonly onEdit: (message: PushMessage) => void
  readonly onDuplicate: (message: PushMessage) => void
  readonly onCancel: (message: PushMessage) => void
  /** Deletes a draft. */
  readonly onRemove: (message: PushMessage) => void
}

const tones: Record<PushMessage['status'], BadgeTone> = {
  DRAFT: 'quiet',
  PLANNED: 'leaf',
  SENDING: 'leaf',
  SENT: 'quiet',
  FAILED: 'berry',
  CANCELLED: 'apricot',
}

function audienceText({ audience }: PushMessage): string {
  if (audience.kind === 'TAG') return texts.tagOf(audience.tag)
  if (audience.kind === 'PEOPLE') return texts.peopleOf(audience.userIds.length)
  return texts.audiences[audience.kind]
}

/** Table of push messages with state and counts. */
export function MessageTable({ messages, onEdit, onDuplicate, onCancel, onRemove }: MessageTableProps) {
  const columns: Column<PushMessage>[] = [
    {
      id: 'message',
      label: texts.message,
      isRowHeader: true,
      render: ({ title, body }) => (
        <>
          <span className="block table-columns:min-w-48">{title}</span>
          <span className="block text-sm font-normal text-ink-soft">{body}</span>
        </>
      ),
    },
    {
      id: 'audience',
      label: texts.audience,
      render: (message) => <span className="text-sm">{audienceText(message)}</span>,
    },
    {
      id: 'when',
      label: texts.when,
      render: ({ nextAt, lastAt, schedule }) => (
        <span className="text-sm">
          <span className="block">{texts.schedules[schedule.kind]}</span>
          {nextAt ? (
            <span className="block all-columns:whitespace-nowrap">{texts.next(formatDateTime(nextAt))}</span>
          ) : null}
          {lastAt ? (
            <span className="block text-ink-soft all-columns:whitespace-nowrap">
              {texts.last(formatDateTime(lastAt))}
            </span>
          ) : null}
        </span>
      ),
    },
    {
      id: 'state',
      label: texts.state,
      render: ({ status }) => <Badge tone={tones[status]}>{texts.statuses[status]}</Badge>,
    },
    { id: 'counts', label: texts.counts, render: ({ counts }) => <Counts counts={counts} /> },
    {
      id: 'actions',
      label: texts.actions,
      hideLabel: true,
      render: (message) => (
        <Menu
          label={texts.menu(message.title)}
          trigger={
            <AriaButton
              aria-label={texts.menu(message.title)}
              className="grid size-11 place-items-center rounded-full text-ink-soft hover:bg-sunk hover:text-ink"
            >
              <Ellipsis className="size-5" aria-hidden="true" />
            </AriaButton>
          }
          entries={[
            ...(message.status === 'DRAFT' || message.status === 'PLANNED'
              ? [{ id: 'edit', label: texts.editEntry, onAction: () => onEdit(message) }]
              : []),
            { id: 'duplicate', label: texts.duplicate, onAction: () => onDuplicate(message) },
            ...(message.status === 'PLANNED' || message.status === 'SENDING'
              ? [{ id: 'cancel', label: texts.cancelEntry, tone: 'danger' as const, onAction: () => onCancel(message) }]
              : []),
            ...(message.status === 'DRAFT'
              ? [{ id: 'remove', label: texts.removeEntry, tone: 'danger' as const, onAction: () => onRemove(message) }]
              : []),
          ]}
        />
      ),
    },
  ]
  return <Table caption={texts.title} columns={columns} rows={messages} rowKey={({ id }) => id} />
}

function Counts({ counts: { recipients, sent, failed, opened } }: { readonly counts: PushMessage['counts'] }) {
  if (recipients === 0) return <span className="text-ink-faint">{texts.nothingSent}</span>
  return (
    <span className="text-sm">
      <span className="block">{texts.countLine(sent, recipients)}</span>
      {failed > 0 ? <span className="block text-berry">{texts.failedLine(failed)}</span> : null}
      <span className="block">{texts.openedLine(opened)}</span>
    </span>
  )
}
