import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { readConsent } from '../../lib/consent.ts'
import { banner } from './banner-state.ts'
import { loadAnalytics } from './load-analytics.ts'

const CookieBanner = lazy(async () => ({ default: (await import('./cookie-banner.tsx')).CookieBanner }))

const hiddenOnTheServer = () => 'hidden' as const

/** Stands once in the shell: asks for consent, and starts counting where it was given. */
export function CookieConsent() {
  const state = useSyncExternalStore(banner.subscribe, banner.state, hiddenOnTheServer)
  useEffect(() => {
    if (readConsent()?.analytics) void loadAnalytics()
    banner.askOnce()
  }, [])
  return state === 'hidden' ? null : (
    <Suspense>
      <CookieBanner reopened={state === 'reopened'} />
    </Suspense>
  )
}
