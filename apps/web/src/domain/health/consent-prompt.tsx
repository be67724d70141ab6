import { ConsentQuestion } from './consent-question.tsx'
import { texts } from './texts.ts'
import { useFocusAfterConsent } from './use-focus-after-consent.ts'

/** Asks a member for the consent to the processing of health data, after the API's problem `consent_needed`. */
export function ConsentPrompt() {
  const { prompt, onGiven } = useFocusAfterConsent<HTMLElement>()
  return (
    <section ref={prompt} aria-labelledby="einwilligung-titel" className="mx-auto max-w-xl py-8">
      <h2 id="einwilligung-titel" className="mb-2 text-xl">
        {texts.promptTitle}
      </h2>
      <ConsentQuestion onGiven={onGiven} />
    </section>
  )
}
