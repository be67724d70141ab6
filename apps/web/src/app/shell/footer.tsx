import { Link } from 'react-router-dom'
import { openCookieSettings } from '../../features/consent/banner-state.ts'
import { paths } from '../../lib/paths.ts'
import { FooterLinks } from './footer-links.tsx'
import { SiteLogo } from './site-logo.tsx'
import { SocialLinks } from './social-links.tsx'
import { texts } from './texts.ts'
import { ThemeSwitch } from './theme-switch.tsx'
import { useSiteSettings } from './use-site-settings.ts'

/** Footer of public pages. */
export function Footer({ isSignedOut }: { isSignedOut: boolean }) {
  const { name, claim } = useSiteSettings()
  return (
    <footer className="mt-24 bg-deep text-on-deep [--focus:var(--apricot)] print:hidden">
      <div className="linen [--thread:var(--apricot)]" />
      <div className="column grid gap-x-16 gap-y-10 pt-14 pb-8 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div>
          <Link to={paths.home} aria-label={texts.home(name)} className="inline-block rounded-sm text-on-deep">
            <SiteLogo className="h-8 w-auto" />
          </Link>
          <p className="mt-4 max-w-72 text-on-deep-soft">{claim}</p>
          <SocialLinks />
        </div>
        <FooterLinks isSignedOut={isSignedOut} />
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 pt-6 text-sm text-on-deep-soft shadow-[inset_0_1px_color-mix(in_oklab,currentcolor_25%,transparent)] lg:col-span-2">
          <p>{texts.copyright(new Date().getFullYear(), name)}</p>
          <button
            type="button"
            onClick={openCookieSettings}
            className="min-h-11 rounded-sm font-medium text-on-deep decoration-apricot decoration-2 underline-offset-4 hover:underline noscript:hidden forced-colors:px-3"
          >
            {texts.cookieSettings}
          </button>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  )
}
