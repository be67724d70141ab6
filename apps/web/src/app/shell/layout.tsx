import { Outlet, useMatches, useNavigation } from 'react-router-dom'
import { CookieConsent } from '../../features/consent/cookie-consent.tsx'
import { classNames } from '../../ui/class-names.ts'
import { NavigationProgress } from '../../ui/navigation-progress.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { SpinnerPicturesContext } from '../../ui/spinner-pictures.ts'
import { ToastHost } from '../../ui/toast-host.tsx'
import { Checkout } from '../checkout.tsx'
import { useStaticLinks } from '../islands/use-static-links.ts'
import { pageInfo } from '../page-info.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { SlimFooter } from './slim-footer.tsx'
import { useSiteSettings } from './use-site-settings.ts'

/** Layout of every page: header, checkout, page and footer, with notices and toasts. */
export function Layout() {
  const { state } = useNavigation()
  const onStaticLinkClick = useStaticLinks()
  const { spinners } = useSiteSettings()
  const { isAppArea } = pageInfo(useMatches())
  return (
    <div
      className={classNames(
        'group/layout flex min-h-svh flex-col',
        isAppArea ? '[--header-height:3.5rem]' : '[--header-height:4rem] md:[--header-height:5rem]',
      )}
    >
      <SkipLink to="inhalt" />
      <Header />
      <OfflineNotice />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links fire click events for Enter */}
      <main id="inhalt" tabIndex={-1} className="flex-1" onClick={onStaticLinkClick}>
        <SpinnerPicturesContext value={spinners}>
          <Checkout />
          <Outlet />
        </SpinnerPicturesContext>
      </main>
      {isAppArea ? <SlimFooter /> : <Footer />}
      <NavigationProgress active={state !== 'idle'} />
      <CookieConsent />
      <ToastHost />
    </div>
  )
}
