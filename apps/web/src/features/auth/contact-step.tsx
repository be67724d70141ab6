import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { Invitation } from '@kostbar/contracts/invites/schemas'
import { texts as contractTexts } from '@kostbar/contracts/texts'
import { phoneNumber } from '@kostbar/contracts/users/schemas'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { ConsentField } from '../../domain/invites/consent-field.tsx'
import { focusField } from '../../lib/focus-field.ts'
import { showFormProblem } from '../../lib/form-problem.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FormMessage } from '../../ui/form-message.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TermsLabel } from './terms-label.tsx'
import { texts } from './texts.ts'
import { useFocusOnStep } from './use-focus-on-step.ts'

const schema = z.object({
  phoneNumber,
  newsletter: z.boolean(contractTexts.default),
  terms: z.boolean(contractTexts.terms).check(z.refine((accepted) => accepted, contractTexts.terms)),
  /** Consent field, shown with an invitation only; preset to true otherwise. */
  consent: z.boolean(contractTexts.consent).check(z.refine((isAccepted) => isAccepted, contractTexts.consent)),
})

export interface Contact {
  phoneNumber: string
  newsletter: boolean
}

interface ContactStepProps {
  kind: 'member' | 'trainer'
  current: boolean
  /** Consent required to accept the invitation; null without one. */
  consent: Invitation['consent'] | null
  onBack: () => void
  /** Submits the registration; thrown errors are shown in this step. */
  onDone: (contact: Contact) => Promise<void>
}

/** Registration, step 2: phone number, terms, newsletter, and the consent that an invitation needs. */
export function ContactStep({ kind, current, consent, onBack, onDone }: ContactStepProps) {
  const form = useForm({
    resolver: standardSchemaResolver(schema),
    defaultValues: { consent: consent === null },
  })
  const { register, handleSubmit, formState, setValue, clearErrors } = form
  const { errors, isSubmitting } = formState
  const element = useRef<HTMLFormElement>(null)
  useFocusOnStep(current, () => focusField(element.current, 'phoneNumber'))

  // A consent applies to the version that was read. Without the field, its value must not block the form.
  const version = consent?.version
  useEffect(() => {
    setValue('consent', version === undefined)
    clearErrors('consent')
  }, [version, setValue, clearErrors])

  const submit = handleSubmit(async ({ phoneNumber: phone, newsletter }) => {
    try {
      await onDone({ phoneNumber: phone, newsletter })
    } catch (error) {
      showFormProblem(form, error)
    }
  })

  return (
    <form ref={element} method="post" noValidate onSubmit={submit}>
      <TextField
        label={texts.phoneNumber}
        type="tel"
        autoComplete="tel"
        description={kind === 'trainer' ? texts.phoneNumberHintTrainer : texts.phoneNumberHint}
        error={errors.phoneNumber?.message}
        {...register('phoneNumber')}
      />
      <Checkbox className="mt-2" label={<TermsLabel />} required error={errors.terms?.message} {...register('terms')} />
      <Checkbox
        label={texts.signup.newsletter}
        description={texts.signup.newsletterHint}
        defaultChecked
        {...register('newsletter')}
      />
      {consent ? <ConsentField consent={consent} error={errors.consent?.message} {...register('consent')} /> : null}
      <FormMessage text={errors.root?.message} />
      <div className="flex flex-col gap-3">
        <Button type="submit" size="lg" wide pending={isSubmitting}>
          {consent ? texts.signup.submitInvited : texts.signup.submit}
        </Button>
        <Button variant="quiet" wide disabled={isSubmitting} onClick={onBack}>
          {texts.signup.back}
        </Button>
      </div>
    </form>
  )
}
