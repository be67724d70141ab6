import { health } from '@kostbar/contracts/health/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { query } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { isFocusLost } from '../../ui/focus-on-mount.ts'
import { enclosingSections, focusFirstConnected, headingsIn } from '../../ui/nearest-heading.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { ConsentForm } from './consent-form.tsx'
import { texts } from './texts.ts'

/** Anchor of the section about health data in the settings. */
export const healthSectionId = 'gesundheitsdaten'

/**
 * Moves the focus to the nearest heading when the data replaces the prompt, whose button had the focus.
 * @returns ref of the prompt, and the callback for the given consent
 */
function useFocusAfterConsent() {
  const prompt = useRef<HTMLElement>(null)
  const isGiven = useRef(false)
  useEffect(() => {
    const areas = enclosingSections(prompt.current?.parentElement ?? null)
    return () => {
      if (isGiven.current && isFocusLost()) focusFirstConnected(headingsIn(areas))
    }
  }, [])
  const onGiven = () => {
    isGiven.current = true
  }
  return { prompt, onGiven }
}

/** Asks a member for the consent to the processing of health data, after the API's problem `consent_needed`. */
export function ConsentPrompt() {
  const consentQuery = useQuery(query(health.consent))
  const { prompt, onGiven } = useFocusAfterConsent()
  return (
    <section ref={prompt} aria-labelledby="einwilligung-titel" className="mx-auto max-w-xl py-8">
      <h2 id="einwilligung-titel" className="text-xl">
        {texts.promptTitle}
      </h2>
      <p className="mt-2 mb-5 text-ink-soft">{texts.promptText}</p>
      <QueryView query={consentQuery} skeleton={<PromptSkeleton />}>
        {(consent) => <ConsentForm consent={consent} onGiven={onGiven} />}
      </QueryView>
      <p className="mt-5 text-sm text-ink-soft">
        {texts.more} <Link to={`${paths.settings}#${healthSectionId}`}>{texts.toSettings}</Link>
      </p>
    </section>
  )
}

const PromptSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-4">
    <Skeleton className="h-32 rounded-lg" />
    <Skeleton className="h-12 w-40 rounded-md" />
  </SkeletonArea>
)
