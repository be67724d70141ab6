import { useMemo } from 'react'
import { Outlet, useMatches, useNavigation } from 'react-router-dom'
import { CookieConsent } from '../../features/consent/cookie-consent.tsx'
import { HydratedAfterPage } from '../../lib/hydrated-after-page.tsx'
import { useSession } from '../../lib/session.ts'
import { classNames } from '../../ui/class-names.ts'
import { NavigationProgress } from '../../ui/navigation-progress.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { SpinnerPicturesContext } from '../../ui/spinner-pictures.ts'
import { ToastHost } from '../../ui/toast-host.tsx'
import { Checkout } from '../checkout.tsx'
import { useStaticLinks } from '../islands/use-static-links.ts'
import { pageInfo } from '../page-info.ts'
import { deferredLayoutParts } from './deferred-layout-parts.ts'
import { Header } from './header.tsx'
import { useSiteSettings } from './use-site-settings.ts'

const noProps = {}

/** Layout of every page: header, checkout, page and footer, with notices and toasts. */
export function Layout() {
  const { state } = useNavigation()
  const onStaticLinkClick = useStaticLinks()
  const { spinners } = useSiteSettings()
  const { isAppArea } = pageInfo(useMatches())
  const isSignedOut = useSession().state === 'out'
  const footer = useMemo(() => ({ isSignedOut }), [isSignedOut])
  return (
    <div
      className={classNames(
        'group/layout flex min-h-svh flex-col',
        isAppArea ? '[--header-height:3.5rem]' : '[--header-height:4rem] md:[--header-height:5rem]',
      )}
    >
      <SkipLink to="inhalt" />
      {/* Here, so that the keyboard reaches the banner before the page that it covers. */}
      <CookieConsent />
      <Header />
      <HydratedAfterPage load={deferredLayoutParts.notices} props={noProps} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links fire click events for Enter */}
      <main
        id="inhalt"
        tabIndex={-1}
        // The footer starts below the first view, where loading content does not move it.
        className={classNames('flex-1', isAppArea && 'min-h-svh')}
        onClick={onStaticLinkClick}
      >
        <SpinnerPicturesContext value={spinners}>
          <Checkout />
          <Outlet />
        </SpinnerPicturesContext>
      </main>
      {isAppArea ? (
        <HydratedAfterPage load={deferredLayoutParts.slimFooter} props={noProps} />
      ) : (
        <HydratedAfterPage load={deferredLayoutParts.footer} props={footer} />
      )}
      <NavigationProgress active={state !== 'idle'} />
      <ToastHost />
    </div>
  )
}
