import { useEffect } from 'react'
import { readConsent } from '../../lib/consent.ts'
import { HydratedAfterPage } from '../../lib/hydrated-after-page.tsx'
import { once } from '../../lib/once.ts'
import { banner } from './banner-state.ts'
import { loadAnalytics } from './load-analytics.ts'

const cookieBanner = once(async () => (await import('./cookie-banner.tsx')).CookieBanner)
const noProps = {}

/** Cookie consent of the app, mounted once in the layout: shows the banner and loads analytics after consent. */
export function CookieConsent() {
  useEffect(() => {
    if (readConsent()?.analytics) void loadAnalytics()
    banner.showUnlessDecided()
  }, [])
  return <HydratedAfterPage load={cookieBanner} props={noProps} />
}
