import type { Client } from '@kostbar/contracts/clients/schemas'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useView, ViewLinks } from '../../ui/view-links.tsx'
import { ArchivePanel } from './archive-panel.tsx'
import { ClientsPanel } from './clients-panel.tsx'
import { Slots } from './slots.tsx'
import { texts } from './texts.ts'
import { pageQuery, useClientsSearchParams } from './use-clients-search-params.ts'

const views = [
  ['', texts.clients],
  ['einladungen', texts.invites],
  ['archiv', texts.archive],
] as const

interface ClientManagementProps {
  /** Button that opens the invitation form. */
  readonly inviteButton: ReactNode
  /** List of invitations; null hides its view. */
  readonly invitesPanel: ReactNode
  /** Renders the button that invites an archived client again. */
  readonly renderReinvite: (client: Client) => ReactNode
  /** Link to the check-ins that wait for a reply. */
  readonly checkInsLink?: ReactNode
}

/** Client management of a trainer: clients, invitations or archive (`?ansicht`), below the client slot usage. */
export function ClientManagement({ inviteButton, invitesPanel, renderReinvite, checkInsLink }: ClientManagementProps) {
  const view = useView()
  const shownViews = views.filter(([name]) => name !== 'einladungen' || invitesPanel !== null)
  return (
    <div className="xl:into-right-margin">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h1 className="text-3xl">{texts.title}</h1>
        <div className="flex w-full flex-wrap items-end justify-between gap-x-6 gap-y-4 sm:w-auto">
          <SlotsLine />
          {/* The link hangs below its box, as at the end of a card; here its text is beside a button's. */}
          <div className="mb-2 flex">{checkInsLink}</div>
          {inviteButton}
        </div>
      </div>
      <ViewLinks label={texts.views} views={shownViews} />
      {view === 'einladungen' ? (
        invitesPanel
      ) : view === 'archiv' ? (
        <ArchivePanel renderReinvite={renderReinvite} />
      ) : (
        <ClientsPanel />
      )}
    </div>
  )
}

/** Client slot usage, read from the response of the client list. */
function SlotsLine() {
  const { filter, page } = useClientsSearchParams()
  const { data } = useQuery({
    ...pageQuery(filter, page),
    select: ({ slots }) => slots,
    placeholderData: (previous) => previous,
  })
  if (!data) return <div className="min-h-17 w-full sm:w-80" />
  return <Slots {...data} />
}
