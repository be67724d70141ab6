import { clients } from '@kostbar/contracts/clients/endpoints'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { fullName } from '../../../domain/users/person.ts'
import { query } from '../../../lib/api.ts'
import { paths, userPath } from '../../../lib/paths.ts'
import { useShortcuts } from '../../../lib/use-shortcuts.ts'
import { filterQuery, useClientsSearchParams } from '../use-clients-search-params.ts'
import { panelTexts as texts } from './texts.ts'

interface Neighbour {
  readonly id: string
  readonly firstName: string
  readonly lastName: string | null
}

/** Path of the same tab on another client's page, such as `/user/{id}/notizen`. */
const tabOf = (pathname: string, userId: string, id: string) =>
  pathname.startsWith(`${userPath(paths.user, userId)}/`) ? pathname.replace(userId, id) : userPath(paths.user, id)

const linkClass = 'grid size-11 place-items-center rounded-full bg-sage text-ink hover:bg-sage-deep'

/** Links to the previous and next client in list order (keys J and K); the open tab is kept. */
export function ClientNeighbours({ userId }: { userId: string }) {
  const { filter, search } = useClientsSearchParams()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { data } = useQuery({
    ...query(clients.neighbours, { params: { id: userId }, query: filterQuery(filter) }),
    retry: false,
    placeholderData: keepPreviousData,
  })
  const pathTo = ({ id }: Neighbour) => ({ pathname: tabOf(pathname, userId, id), search })
  const go = (to: Neighbour | null | undefined) => {
    if (to) void navigate(pathTo(to))
  }
  useShortcuts({ j: () => go(data?.next), k: () => go(data?.previous) })
  if (!data?.position) return null
  const { previous, next, position, total } = data
  return (
    <nav aria-label={texts.neighbours} className="flex flex-wrap items-center gap-2">
      {previous ? (
        <Link to={pathTo(previous)} className={linkClass} aria-label={texts.previous(fullName(previous))}>
          <ChevronLeft className="size-5" aria-hidden="true" />
        </Link>
      ) : null}
      <span className="text-sm text-ink-soft">{texts.position(position, total)}</span>
      {next ? (
        <Link to={pathTo(next)} className={linkClass} aria-label={texts.next(fullName(next))}>
          <ChevronRight className="size-5" aria-hidden="true" />
        </Link>
      ) : null}
    </nav>
  )
}
