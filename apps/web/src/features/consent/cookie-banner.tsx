import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { type Consent, readConsent, saveConsent } from '../../lib/consent.ts'
import { useExternalValue } from '../../lib/external-store.ts'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { banner } from './banner-state.ts'
import { ConsentSwitch } from './consent-switch.tsx'
import { loadAnalytics } from './load-analytics.ts'
import { refuseAnalytics } from './refuse-analytics.ts'
import { texts } from './texts.ts'

/**
 * Cookie banner: a non-modal dialog, closed only by a decision. The server renders it hidden, so that pages with deferred
 * hydration can show it without the app.
 */
export function CookieBanner() {
  const state = useExternalValue(banner, banner.state, 'hidden')
  const [selected, select] = useState<boolean>()
  const analytics = selected ?? (state === 'reopened' && readConsent()?.analytics === true)
  const title = useReturnedFocus(state === 'reopened')
  const decide = (consent: Consent) => {
    saveConsent(consent)
    select(undefined)
    banner.hide()
    if (consent.analytics) void loadAnalytics()
    else refuseAnalytics()
  }
  return (
    <section
      role="dialog"
      aria-labelledby="cookie-title"
      aria-describedby="cookie-text"
      data-cookie-banner=""
      hidden={state === 'hidden'}
      suppressHydrationWarning
      className="fixed inset-x-0 bottom-0 z-40 animate-rise sm:inset-x-4 sm:bottom-4 print:hidden"
    >
      <div className="mx-auto max-h-[70svh] max-w-3xl overflow-y-auto rounded-t-xl bg-raised p-5 shadow-high inset-ring inset-ring-line sm:rounded-xl sm:p-6">
        <h2 ref={title} id="cookie-title" tabIndex={-1} className="text-xl">
          {texts.title}
        </h2>
        <p id="cookie-text" className="mt-1 text-sm text-ink-soft">
          {texts.text} <Link to={paths.privacy}>{texts.privacy}</Link>.
        </p>
        <div className="mt-2 grid sm:grid-cols-2 sm:gap-x-8">
          <ConsentSwitch label={texts.essential} text={texts.essentialText} checked disabled />
          <ConsentSwitch label={texts.analytics} text={texts.analyticsText} checked={analytics} onChange={select} />
        </div>
        <div className="mt-3 grid gap-2 sm:grid-cols-2 sm:gap-4">
          <Button variant="secondary" wide onClick={() => decide({ analytics })}>
            {texts.acceptChosen}
          </Button>
          <Button variant="secondary" wide onClick={() => decide({ analytics: true })}>
            {texts.acceptAll}
          </Button>
        </div>
      </div>
    </section>
  )
}

/** Focuses the reopened banner and restores the previous focus when it closes. */
function useReturnedFocus(isActive: boolean) {
  const target = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isActive) return
    const previous = document.activeElement
    target.current?.focus()
    return () => {
      if (previous instanceof HTMLElement) previous.focus()
    }
  }, [isActive])
  return target
}
