import { careProfile } from '@kostbar/contracts/care-profile/endpoints'
import { health } from '@kostbar/contracts/health/endpoints'
import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApiMutation } from '../../lib/api.ts'
import { LazyConfirmDialog } from '../../lib/lazy-confirm-dialog.tsx'
import { toastProblem } from '../../lib/toast-problem.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

/** Endpoints of health data that other sections of the settings show. */
const shownBeside: ReadonlySet<unknown> = new Set([careProfile.one.path, nutritionplan.overrides.path])

/** Button to revoke the consent, after a confirmation that names the consequences. */
export function RevokeConsent() {
  const [isOpen, setOpen] = useState(false)
  const queries = useQueryClient()
  const revoke = useApiMutation(health.revokeConsent, {
    refresh: health.consent,
    onSuccess() {
      setOpen(false)
      // Drops cached health data, which must not be shown any more.
      void queries.resetQueries({ predicate: (cached) => !cached.isActive() || shownBeside.has(cached.queryKey[0]) })
      void toast.success(texts.revokeDone)
    },
    onError: (problem) => toastProblem(problem),
  })
  return (
    <div>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {texts.revoke}
      </Button>
      {isOpen ? (
        <LazyConfirmDialog
          onOpenChange={setOpen}
          thing={texts.thing}
          title={texts.revokeTitle}
          text={texts.revokeText}
          confirmLabel={texts.revokeConfirm}
          pending={revoke.isPending}
          onConfirm={() => revoke.mutate({})}
        />
      ) : null}
    </div>
  )
}
