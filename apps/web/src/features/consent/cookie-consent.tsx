import { useEffect } from 'react'
import { readConsent } from '../../lib/consent.ts'
import { banner } from './banner-state.ts'
import { CookieBanner } from './cookie-banner.tsx'
import { loadAnalytics } from './load-analytics.ts'

/** Stands once in the shell: asks for consent, and starts counting where it was given. */
export function CookieConsent() {
  useEffect(() => {
    if (readConsent()?.analytics) void loadAnalytics()
    banner.askOnce()
  }, [])
  return <CookieBanner />
}
