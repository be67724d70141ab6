import { Outlet, useNavigation } from 'react-router-dom'
import { CookieConsent } from '../../features/consent/cookie-consent.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { SpinnerOverlay } from '../../ui/spinner-overlay.tsx'
import { ToastHost } from '../../ui/toast-host.tsx'
import { Checkout } from '../checkout.tsx'
import { useStaticLinks } from '../islands/use-static-links.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** Layout of every page. */
export function Layout() {
  const { state } = useNavigation()
  const onStaticLinkClick = useStaticLinks()
  return (
    <div className="flex min-h-svh flex-col">
      <SkipLink to="inhalt" />
      <Header />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links fire click events for Enter */}
      <main id="inhalt" tabIndex={-1} className="flex-1" onClick={onStaticLinkClick}>
        <Checkout />
        <Outlet />
      </main>
      <Footer />
      <SpinnerOverlay active={state !== 'idle'} />
      <CookieConsent />
      <ToastHost />
    </div>
  )
}
