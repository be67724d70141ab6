import type { HealthConsent } from '@kostbar/contracts/health/schemas'
import { Button } from '../../ui/button.tsx'
import { texts } from './texts.ts'
import { useGiveConsent } from './use-give-consent.ts'

interface ConsentFormProps {
  readonly consent: HealthConsent
  readonly onGiven?: () => void
}

/** Consent form for a member: the consent's full wording and the button to agree. */
export function ConsentForm({ consent, onGiven }: ConsentFormProps) {
  const give = useGiveConsent(onGiven)
  return (
    <div className="flex flex-col gap-4 text-left">
      <ConsentSentences consent={consent} />
      <div>
        <Button pending={give.isPending} onClick={() => give.mutate({ body: { version: consent.version } })}>
          {texts.agree}
        </Button>
      </div>
    </div>
  )
}

/** Wording of the consent; the sentence about the trainer's reading only for members who have a trainer. */
export const ConsentSentences = ({ consent }: { consent: HealthConsent }) => (
  <div className="max-w-prose rounded-lg bg-sunk p-4">
    <p>{consent.texts.HEALTH}</p>
    {consent.trainer ? <p className="mt-3">{consent.texts.COACHING}</p> : null}
    <p className="mt-3 text-sm text-ink-soft">{texts.version(consent.version)}</p>
  </div>
)
