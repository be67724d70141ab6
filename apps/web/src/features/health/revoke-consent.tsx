import { careProfile } from '@kostbar/contracts/care-profile/endpoints'
import { clients } from '@kostbar/contracts/clients/endpoints'
import { health } from '@kostbar/contracts/health/endpoints'
import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { ConfirmCallButton } from '../../lib/confirm-call-button.tsx'
import { texts } from './texts.ts'

/** Endpoints of health data that other sections of the settings show. */
const shownBeside: ReadonlySet<unknown> = new Set([careProfile.get.path, nutritionplan.overrides.path])

/** Button to revoke the consent, after a confirmation that names the consequences. */
export function RevokeConsent() {
  const queries = useQueryClient()
  /** Drops cached health data, which must not be shown any more. */
  const reset = () =>
    queries.resetQueries({ predicate: (cached) => !cached.isActive() || shownBeside.has(cached.queryKey[0]) })
  return (
    <div>
      <ConfirmCallButton
        button={{ variant: 'secondary' }}
        endpoint={health.revokeConsent}
        request={{}}
        // The trainer's deadlines stop with the consent.
        refresh={[health.consent, clients.myTrainer]}
        title={texts.revokeTitle}
        text={texts.revokeText}
        confirmLabel={texts.revokeConfirm}
        done={texts.revokeDone}
        onDone={reset}
      >
        {texts.revoke}
      </ConfirmCallButton>
    </div>
  )
}
