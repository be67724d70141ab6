import { assignments } from '@kostbar/contracts/assignments/endpoints'
import { clients } from '@kostbar/contracts/clients/endpoints'
import { invites } from '@kostbar/contracts/invites/endpoints'
import type { Eligibility, Invitation } from '@kostbar/contracts/invites/schemas'
import { texts as contractTexts } from '@kostbar/contracts/texts'
import { users } from '@kostbar/contracts/users/endpoints'
import type { User } from '@kostbar/contracts/users/schemas'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { ConsentField } from '../../domain/invites/consent-field.tsx'
import { fullName } from '../../domain/users/person.ts'
import { useApiMutation } from '../../lib/api.ts'
import { focusFirstInvalid } from '../../lib/focus-first-invalid.ts'
import { problemText } from '../../lib/problem-error.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FormFields } from '../../ui/form-fields.tsx'
import { FormMessage } from '../../ui/form-message.tsx'
import { texts } from './texts.ts'

interface AcceptFormProps {
  readonly token: string
  readonly invitation: Invitation
  readonly user: User
  readonly eligibility: Eligibility
  readonly onAccepted: () => void
}

/** Form to accept an invitation: consent, and confirmations for another address or a change of trainer if needed. */
export function AcceptForm({ token, invitation, user, eligibility, onAccepted }: AcceptFormProps) {
  const { isOtherAddress, currentTrainer } = eligibility
  const { consent, maskedEmail, trainer } = invitation
  const [ticked, setTicked] = useState({ otherAddress: false, switchTrainer: false })
  // A consent applies to the version that was read; a newer one may arrive at any time.
  const [agreedVersion, setAgreedVersion] = useState<string>()
  const isAgreed = agreedVersion === consent.version
  const [attempts, setAttempts] = useState(0)
  const wasSubmitted = attempts > 0
  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each attempt to submit
  useLayoutEffect(() => focusFirstInvalid(form.current), [attempts])
  const queries = useQueryClient()
  const accept = useApiMutation(invites.accept, {
    // Accepting grants access to plan and recipes.
    refresh: [users.info, clients.myTrainer, assignments.mine],
    onSuccess: onAccepted,
    onError: (problem) => {
      toastProblem(problem)
      // The coaching or the address changed meanwhile: shows the confirmation that is now needed.
      if (problem.code === 'has_trainer' || problem.code === 'other_address')
        void queries.invalidateQueries({ queryKey: [invites.eligibility.path] })
      // Shows the new wording, which needs a new tick.
      if (problem.code === 'consent_outdated') {
        setAgreedVersion(undefined)
        void queries.invalidateQueries({ queryKey: [invites.get.path] })
      }
    },
  })
  const errorOf = (field: keyof typeof ticked) => (wasSubmitted && !ticked[field] ? texts.confirmFirst : undefined)
  const tick = (field: keyof typeof ticked) => ({
    checked: ticked[field],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setTicked({ ...ticked, [field]: currentTarget.checked }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAttempts((count) => count + 1)
    const isComplete = isAgreed && (ticked.otherAddress || !isOtherAddress) && (ticked.switchTrainer || !currentTrainer)
    if (!isComplete || accept.isPending) return
    const { otherAddress, switchTrainer } = ticked
    accept.mutate({ params: { token }, body: { consent: agreedVersion, otherAddress, switchTrainer } })
  }
  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-ink-soft">{texts.signedInAs(user.email)}</p>
      <FormFields isSaving={accept.isPending}>
        {isOtherAddress ? (
          <div className="rounded-lg bg-apricot-soft p-4 text-apricot-ink">
            <p className="font-medium">{texts.otherAddress(maskedEmail)}</p>
            <Checkbox
              label={texts.otherAddressConfirm(user.email)}
              required
              error={errorOf('otherAddress')}
              {...tick('otherAddress')}
            />
          </div>
        ) : null}
        {currentTrainer ? (
          <div className="rounded-lg bg-apricot-soft p-4 text-apricot-ink">
            <p className="font-medium">{texts.hasTrainer(fullName(currentTrainer), trainer.firstName)}</p>
            <Checkbox
              label={texts.switchConfirm(fullName(currentTrainer))}
              required
              error={errorOf('switchTrainer')}
              {...tick('switchTrainer')}
            />
          </div>
        ) : null}
        <ConsentField
          consent={consent}
          error={wasSubmitted && !isAgreed ? contractTexts.consent : undefined}
          checked={isAgreed}
          onChange={({ currentTarget }) => setAgreedVersion(currentTarget.checked ? consent.version : undefined)}
        />
      </FormFields>
      <FormMessage text={accept.error ? problemText(accept.error) : undefined} />
      <Button type="submit" size="lg" wide pending={accept.isPending}>
        {invitation.isProposal ? texts.acceptProposal : texts.accept}
      </Button>
    </form>
  )
}
