import { clients } from '@kostbar/contracts/clients/endpoints'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { query } from '../../lib/api.ts'
import { classNames } from '../../ui/class-names.ts'
import { ArchivePanel } from './archive-panel.tsx'
import { ClientsPanel } from './clients-panel.tsx'
import { Slots } from './slots.tsx'
import { texts } from './texts.ts'
import { filterQuery, useClientsSearchParams } from './use-clients-search-params.ts'

const views = [
  ['', texts.clients],
  ['einladungen', texts.invites],
  ['archiv', texts.archive],
] as const

interface ClientManagementProps {
  /** Opens the form for invitations. */
  readonly inviteButton: ReactNode
  /** The list of invitations. */
  readonly invitesPanel: ReactNode
}

/** A trainer's clients, invitations and archive, one view at a time (`?ansicht`), below the use of slots. */
export function ClientManagement({ inviteButton, invitesPanel }: ClientManagementProps) {
  const [params] = useSearchParams()
  const shownViews = views.filter(([name]) => name !== 'einladungen' || invitesPanel !== null)
  const view = params.get('ansicht') ?? ''
  return (
    <div>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h1 className="text-3xl">{texts.title}</h1>
        <div className="flex w-full flex-wrap items-end gap-x-6 gap-y-4 sm:w-auto">
          <SlotsLine />
          {inviteButton}
        </div>
      </div>
      <nav aria-label={texts.views} className="mt-6 mb-6 overflow-x-auto border-b border-line">
        <ul className="flex gap-1">
          {shownViews.map(([name, label]) => (
            <li key={name}>
              <Link
                to={name ? `?ansicht=${name}` : '?'}
                aria-current={view === name ? 'page' : undefined}
                className={classNames(
                  'inline-flex min-h-12 items-center rounded-t-md px-4 font-semibold whitespace-nowrap no-underline -outline-offset-2 transition-colors duration-(--quick)',
                  view === name
                    ? 'text-leaf shadow-[inset_0_-3px_var(--leaf)]'
                    : 'text-ink-soft hover:bg-sunk hover:text-ink',
                )}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {view === 'einladungen' ? invitesPanel : view === 'archiv' ? <ArchivePanel /> : <ClientsPanel />}
    </div>
  )
}

/** Use of slots, from the list's answer. */
function SlotsLine() {
  const { filter, page } = useClientsSearchParams()
  const { data } = useQuery({
    ...query(clients.list, { query: { page, ...filterQuery(filter) } }),
    select: ({ slots }) => slots,
    placeholderData: (previous) => previous,
  })
  if (!data) return <div className="min-h-12 sm:w-80" />
  return <Slots {...data} />
}
