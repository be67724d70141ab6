import { useEffect } from 'react'
import { readConsent } from '../../lib/consent.ts'
import { banner } from './banner-state.ts'
import { CookieBanner } from './cookie-banner.tsx'
import { loadAnalytics } from './load-analytics.ts'

/** Cookie consent of the app, mounted once in the layout: shows the banner and loads analytics after consent. */
export function CookieConsent() {
  useEffect(() => {
    if (readConsent()?.analytics) void loadAnalytics()
    banner.askOnce()
  }, [])
  return <CookieBanner />
}
