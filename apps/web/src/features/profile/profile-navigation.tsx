import {
  CalendarCheck,
  CalendarDays,
  ChartLine,
  ClipboardList,
  CookingPot,
  FileText,
  House,
  type LucideIcon,
  MessageCircle,
  ShoppingBasket,
  UserRound,
} from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link, matchPath, useLocation } from 'react-router-dom'
import { loadWhenOnline } from '../../lib/load-when-online.ts'
import { paths } from '../../lib/paths.ts'
import { useUser } from '../../lib/session.ts'
import { classNames } from '../../ui/class-names.ts'
import { type ProfilePage, profilePagesOf } from './profile-pages.ts'
import { texts } from './texts.ts'

/** Icons of pages that members have, too, and of the messages, by path. */
const icons: Readonly<Record<string, LucideIcon>> = {
  [paths.profile]: House,
  [paths.nutritionPlan]: CalendarDays,
  [paths.recipes]: CookingPot,
  [paths.shoppingAndNotes]: ShoppingBasket,
  [paths.anamnesis]: ClipboardList,
  [paths.protocol]: CalendarCheck,
  [paths.progress]: ChartLine,
  [paths.myMessages]: MessageCircle,
  [paths.inbox]: MessageCircle,
  [paths.documents]: FileText,
  [paths.settings]: UserRound,
}

/** Pages whose entry shows the number of unread messages. */
const messagePaths: readonly string[] = [paths.myMessages, paths.inbox]

/** In a chunk of its own, so that members do not load it. The import never fails: the error boundary is for the page. */
const StaffIcon = lazy(async () => ({
  default: (await loadWhenOnline(() => import('./staff-icon.tsx'))).StaffIcon,
}))

interface ProfileNavigationProps {
  /** Badge with the number of unread messages, shown at the entry of the messages. */
  readonly unreadMessages: ReactNode
}

/** Menu of the signed-in area, by role: bottom bar on phones, sidebar list on desktops. */
export function ProfileNavigation({ unreadMessages }: ProfileNavigationProps) {
  const user = useUser()
  const { pathname } = useLocation()
  return (
    <nav
      aria-label={texts.area}
      data-bottom-bar=""
      className={classNames(
        'fixed inset-x-0 bottom-0 z-20 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] print:hidden',
        'lg:static lg:border-0 lg:bg-transparent lg:pb-0',
      )}
    >
      <ul className="mx-auto flex max-w-md lg:max-w-none lg:flex-col lg:gap-1">
        {profilePagesOf(user ?? null).map((page) => (
          <li key={page.path} className={page.barLabel === undefined ? 'max-lg:hidden' : 'min-w-0 flex-1'}>
            <PageLink
              page={page}
              isActive={isShown(page, pathname)}
              badge={messagePaths.includes(page.path) ? unreadMessages : null}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Whether the current page is the entry's page or one below it. */
const isShown = ({ path, hasUsers }: ProfilePage, pathname: string) =>
  matchPath({ path, end: path === paths.profile }, pathname) !== null ||
  (hasUsers === true && matchPath({ path: paths.user, end: false }, pathname) !== null)

interface PageLinkProps {
  readonly page: ProfilePage
  readonly isActive: boolean
  readonly badge: ReactNode
}

function PageLink({ page: { path, label, barLabel }, isActive, badge }: PageLinkProps) {
  return (
    <Link
      to={path}
      aria-current={isActive ? 'page' : undefined}
      className={classNames(
        'relative flex min-h-16 flex-col items-center justify-center gap-1 text-xs font-semibold no-underline transition-colors duration-(--quick)',
        'lg:min-h-11 lg:flex-row lg:justify-start lg:gap-3 lg:rounded-md lg:px-4 lg:text-base',
        isActive ? 'text-leaf lg:bg-leaf-soft' : 'text-ink-soft hover:text-ink lg:hover:bg-sunk',
      )}
    >
      <span
        className={classNames(
          'grid h-8 w-14 max-w-full shrink-0 place-items-center rounded-full transition-colors duration-(--quick) lg:h-auto lg:w-auto lg:bg-transparent',
          isActive && 'bg-leaf-soft',
        )}
      >
        <PageIcon path={path} />
      </span>
      {barLabel === undefined ? null : <span className="lg:hidden">{barLabel}</span>}
      <span className="hidden lg:inline">{label}</span>
      {badge}
    </Link>
  )
}

function PageIcon({ path }: Pick<ProfilePage, 'path'>) {
  const Icon = icons[path]
  return Icon ? (
    <Icon className="size-5" aria-hidden="true" />
  ) : (
    <Suspense fallback={<span className="size-5" />}>
      <StaffIcon path={path} />
    </Suspense>
  )
}
