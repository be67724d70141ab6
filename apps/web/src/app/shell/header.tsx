import { Link } from 'react-router-dom'
import { NotificationBell } from '../../features/notifications/notification-bell.tsx'
import { paths } from '../../lib/paths.ts'
import { Account } from './account.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { SiteLogo } from './site-logo.tsx'
import { SiteNav } from './site-nav.tsx'
import { texts } from './texts.ts'
import { useSiteSettings } from './use-site-settings.ts'

/** Sticky header: logo, main menu, notifications, account. */
export const Header = () => (
  <header className="sticky top-0 z-30 bg-paper print:static">
    <div className="column flex h-16 items-center justify-between gap-4 md:h-20">
      <Link to={paths.home} aria-label={texts.home(useSiteSettings().name)} className="rounded-sm text-leaf">
        <SiteLogo className="h-7 w-auto md:h-8" />
      </Link>
      <div className="flex items-center gap-2 md:gap-6 print:hidden">
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
