import { Link } from 'react-router-dom'
import { NotificationBell } from '../../features/notifications/notification-bell.tsx'
import { paths } from '../../lib/paths.ts'
import { Account } from './account.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { SiteLogo } from './site-logo.tsx'
import { SiteNav } from './site-nav.tsx'
import { texts } from './texts.ts'
import { useSiteSettings } from './use-site-settings.ts'

/**
 * Sticky header: logo, main menu, notifications, account; slim on pages of the application (`--header-height` of the
 * layout).
 */
export const Header = () => (
  <header className="sticky top-0 z-30 bg-paper print:static">
    <div className="column flex h-(--header-height) items-center justify-between gap-[min(1rem,3vw)]">
      <Link to={paths.home} aria-label={texts.home(useSiteSettings().name)} className="min-w-10 rounded-sm text-leaf">
        <SiteLogo className="h-7 w-auto max-w-full md:h-8" />
      </Link>
      <div className="flex min-w-0 items-center gap-[min(0.5rem,2vw)] md:gap-6 print:hidden">
        <div className="hidden lg:block">
          <SiteNav />
        </div>
        <NotificationBell />
        <Account />
        <MobileMenu />
      </div>
    </div>
  </header>
)
