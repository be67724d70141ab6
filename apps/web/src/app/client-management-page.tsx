import { Link, useSearchParams } from 'react-router-dom'
import { ClientManagementPage as ClientList } from '../features/clients/client-management-page.tsx'
import { InviteButton } from '../features/invites/invite-button.tsx'
import { InvitesPanel } from '../features/invites/invites-panel.tsx'
import { paths } from '../lib/paths.ts'
import { classNames } from '../ui/class-names.ts'

const texts = { views: 'Ansichten', clients: 'Kunden', invites: 'Einladungen' } as const

const views = [
  { param: '', label: texts.clients },
  { param: 'einladungen', label: texts.invites },
] as const

const viewParam = 'ansicht'

const tabClass = (isCurrent: boolean) =>
  classNames(
    'inline-flex min-h-12 items-center rounded-t-md px-4 font-semibold whitespace-nowrap no-underline -outline-offset-2',
    'transition-colors duration-(--quick)',
    isCurrent ? 'text-leaf shadow-[inset_0_-3px_var(--leaf)]' : 'text-ink-soft hover:bg-sunk hover:text-ink',
  )

/** A trainer's clients and invitations. The view is in the URL. */
export function ClientManagementPage() {
  const [search] = useSearchParams()
  const view = search.get(viewParam) ?? ''
  const isInvites = view === 'einladungen'
  return (
    <>
      <div className="column flex flex-wrap items-center justify-between gap-x-8 gap-y-3 pt-6">
        <nav aria-label={texts.views} className="border-b border-line">
          <ul className="flex gap-1">
            {views.map(({ param, label }) => (
              <li key={label}>
                <Link
                  to={param ? `${paths.clientManagement}?${viewParam}=${param}` : paths.clientManagement}
                  aria-current={isInvites === (param === 'einladungen') ? 'page' : undefined}
                  className={tabClass(isInvites === (param === 'einladungen'))}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <InviteButton />
      </div>
      {isInvites ? (
        <div className="column py-8 lg:py-14">
          <h1 className="mb-6 text-3xl">{texts.invites}</h1>
          <InvitesPanel />
        </div>
      ) : (
        <ClientList />
      )}
    </>
  )
}
