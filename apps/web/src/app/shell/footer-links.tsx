import { Link } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import type { MenuGroup, MenuItem, MenuLink } from './site-settings.ts'
import { texts } from './texts.ts'
import { useSiteSettings } from './use-site-settings.ts'

/** Footer links that are hidden when signed in. */
const signedOutPaths: readonly string[] = [paths.login, paths.signup, paths.trainerSignup]

/** Footer links in groups. */
export function FooterLinks({ isSignedOut }: { isSignedOut: boolean }) {
  const { footer } = useSiteSettings()
  return (
    <nav
      aria-label={texts.footerPages}
      className="grid grid-cols-2 gap-x-8 gap-y-8 sm:grid-cols-[repeat(3,auto)] sm:gap-x-16"
    >
      {groupsOf(footer).map(({ label, links }) => (
        <div key={label}>
          {label ? (
            <h2 className="mb-1 font-sans text-sm font-semibold tracking-normal text-on-deep-soft">{label}</h2>
          ) : null}
          <Links links={links} isSignedOut={isSignedOut} />
        </div>
      ))}
    </nav>
  )
}

function Links({ links, isSignedOut }: { links: readonly MenuLink[]; isSignedOut: boolean }) {
  return (
    <ul>
      {links
        .filter(({ to }) => isSignedOut || !signedOutPaths.includes(to))
        .map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-11 items-center rounded-sm font-medium text-on-deep no-underline decoration-apricot decoration-2 underline-offset-4 hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
    </ul>
  )
}

/** Ungrouped links form a last group without a label. */
function groupsOf(items: readonly MenuItem[]): MenuGroup[] {
  const ungrouped = items.filter((item): item is MenuLink => !('links' in item))
  const groups = items.filter((item): item is MenuGroup => 'links' in item)
  return ungrouped.length > 0 ? [...groups, { label: '', links: ungrouped }] : groups
}
