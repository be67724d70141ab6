import { Link } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { Logo } from '../../ui/pictures/logo.tsx'
import { siteSettings } from './menu.ts'
import { SocialLinks } from './social-links.tsx'
import { texts } from './texts.ts'
import { ThemeSwitch } from './theme-switch.tsx'

/** What only people without a session need. */
const waysIn: readonly string[] = [paths.login, paths.signup, paths.trainerSignup]

/** The end of every page. */
export const Footer = () => (
  <footer className="mt-24 bg-deep text-on-deep [--focus:var(--apricot)] print:hidden">
    <div className="linen [--thread:var(--apricot)]" />
    <div className="column grid gap-10 pt-14 pb-8 md:grid-cols-[1fr_auto] md:gap-x-16">
      <div>
        <Link to={paths.home} aria-label={texts.home} className="inline-block rounded-sm text-on-deep">
          <Logo className="h-8 w-auto" />
        </Link>
        <p className="mt-4 max-w-72 text-on-deep-soft">{texts.footerText}</p>
        <SocialLinks />
      </div>
      <nav aria-label={texts.footerPages}>
        <FooterLinks />
      </nav>
      <div className="flex flex-wrap items-center justify-between gap-4 pt-6 text-sm text-on-deep-soft shadow-[inset_0_1px_color-mix(in_oklab,currentcolor_25%,transparent)] md:col-span-2">
        <p>{texts.copyright(new Date().getFullYear())}</p>
        <ThemeSwitch />
      </div>
    </div>
  </footer>
)

function FooterLinks() {
  const isOut = useSession().state === 'out'
  return (
    <ul className="grid gap-x-10 sm:grid-cols-2">
      {siteSettings.footerLinks
        .filter(({ to }) => isOut || !waysIn.includes(to))
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
