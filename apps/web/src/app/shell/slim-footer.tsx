import { Link } from 'react-router-dom'
import { openCookieSettings } from '../../features/consent/banner-state.ts'
import { paths } from '../../lib/paths.ts'
import { classNames } from '../../ui/class-names.ts'
import type { MenuItem, MenuLink } from './site-settings.ts'
import { texts } from './texts.ts'
import { ThemeSwitch } from './theme-switch.tsx'
import { useSiteSettings } from './use-site-settings.ts'

const linkClass =
  'inline-flex min-h-11 items-center rounded-sm font-medium text-ink-soft no-underline underline-offset-4 hover:text-ink hover:underline'

/**
 * Footer of the application's pages: the legally required links in one line, above the bottom bar or the fixed button of
 * phones.
 */
export function SlimFooter() {
  const { name, footer } = useSiteSettings()
  return (
    <footer
      className={classNames(
        'mt-16 border-t border-line text-sm text-ink-soft print:hidden',
        'group-has-data-bottom-bar/layout:max-lg:pb-[calc(4.5rem+env(safe-area-inset-bottom))]',
        'group-has-data-bottom-button/layout:max-sm:pb-[calc(5.5rem+env(safe-area-inset-bottom))]',
      )}
    >
      <div className="column flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-3">
        <p>{texts.copyright(new Date().getFullYear(), name)}</p>
        <nav aria-label={texts.footerPages}>
          <ul className="flex flex-wrap gap-x-5">
            {legalLinks(footer).map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className={linkClass}>
                  {label}
                </Link>
              </li>
            ))}
            <li className="noscript:hidden">
              <button
                type="button"
                onClick={openCookieSettings}
                className={classNames(linkClass, 'forced-colors:px-3')}
              >
                {texts.cookieSettings}
              </button>
            </li>
          </ul>
        </nav>
        {/* Smaller screens have the theme switch in the menu. */}
        <div className="max-lg:hidden">
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  )
}

/** Links of the group that contains the imprint; when no group does, all ungrouped links. */
function legalLinks(items: readonly MenuItem[]): readonly MenuLink[] {
  const groups = items.flatMap((item) => ('links' in item ? [item.links] : []))
  const legal = groups.find((links) => links.some(({ to }) => to === paths.imprint))
  return legal ?? items.filter((item): item is MenuLink => !('links' in item))
}
