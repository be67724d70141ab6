import { Link } from 'react-router-dom'
import { Flyout } from './flyout.tsx'
import { navLinkClass } from './nav-link-class.ts'
import type { MenuItem } from './site-settings.ts'
import { texts } from './texts.ts'
import { useSiteSettings } from './use-site-settings.ts'

/** Main menu on wide screens. */
export const SiteNav = () => (
  <nav aria-label={texts.mainMenu}>
    <ul className="flex items-center gap-1">
      {useSiteSettings().menu.map((item) => (
        <li key={item.label}>
          <Entry item={item} />
        </li>
      ))}
    </ul>
  </nav>
)

function Entry({ item }: { item: MenuItem }) {
  if ('links' in item) return <Flyout label={item.label} links={item.links} />
  return (
    <Link to={item.to} className={navLinkClass}>
      {item.label}
    </Link>
  )
}
