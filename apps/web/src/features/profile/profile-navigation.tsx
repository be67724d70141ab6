import {
  CalendarDays,
  ChartLine,
  CookingPot,
  FileText,
  House,
  MessageCircle,
  ShoppingBasket,
  UserRound,
} from 'lucide-react'
import { NavLink } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { type ProfilePage, profilePages } from './profile-pages.ts'
import { texts } from './texts.ts'

const icons = {
  house: House,
  week: CalendarDays,
  pot: CookingPot,
  basket: ShoppingBasket,
  chart: ChartLine,
  message: MessageCircle,
  file: FileText,
  person: UserRound,
} as const

/** The bottom bar has room for five entries; these are linked from the menu and the overview. */
const sidebarOnly: ReadonlySet<string> = new Set([paths.documents, paths.myMessages, paths.progress])

/** Menu of the member area: bottom bar on phones, sidebar list on desktops. */
export function ProfileNavigation() {
  return (
    <nav
      aria-label={texts.area}
      className={classNames(
        'fixed inset-x-0 bottom-0 z-20 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] print:hidden',
        'lg:static lg:border-0 lg:bg-transparent lg:pb-0',
      )}
    >
      <ul className="mx-auto flex max-w-md lg:max-w-none lg:flex-col lg:gap-1">
        {profilePages.map((page) => (
          <li key={page.path} className={sidebarOnly.has(page.path) ? 'max-lg:hidden' : 'flex-1'}>
            <PageLink page={page} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function PageLink({ page }: { page: ProfilePage }) {
  const Icon = icons[page.icon]
  return (
    <NavLink
      to={page.path}
      end={page.path === paths.profile}
      className={({ isActive }) =>
        classNames(
          'flex min-h-16 flex-col items-center justify-center gap-1 text-xs font-semibold no-underline transition-colors duration-(--quick)',
          'lg:min-h-12 lg:flex-row lg:justify-start lg:gap-3 lg:rounded-md lg:px-4 lg:text-base',
          isActive ? 'text-leaf lg:bg-leaf-soft' : 'text-ink-soft hover:text-ink lg:hover:bg-sunk',
        )
      }
    >
      {({ isActive }) => (
        <>
          <span
            className={classNames(
              'grid h-8 w-14 place-items-center rounded-full transition-colors duration-(--quick) lg:h-auto lg:w-auto lg:bg-transparent',
              isActive && 'bg-leaf-soft',
            )}
          >
            <Icon className="size-5" aria-hidden="true" />
          </span>
          <span className="lg:hidden">{page.shortLabel}</span>
          <span className="hidden lg:inline">{page.label}</span>
        </>
      )}
    </NavLink>
  )
}
