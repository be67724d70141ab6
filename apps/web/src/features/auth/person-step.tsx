import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { registrationPerson } from '@kostbar/contracts/auth/schemas'
import { type Ref, useImperativeHandle, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { focusField } from '../../lib/focus-field.ts'
import { showFormProblem } from '../../lib/form-problem.ts'
import type { ProblemError } from '../../lib/problem-error.ts'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { texts } from './texts.ts'
import { useDesktopAutofocus } from './use-desktop-autofocus.ts'
import { useFocusOnStep } from './use-focus-on-step.ts'

export interface Person {
  firstName: string
  email: string
  password: string
}

export interface PersonStepHandle {
  /** Shows the API's refusal of the registration in this step. */
  showProblem: (problem: ProblemError) => void
}

interface PersonStepProps {
  ref: Ref<PersonStepHandle>
  current: boolean
  /** First name to begin with, if it is known. */
  firstName: string | null | undefined
  /** Continues to step 2; thrown errors are shown in this step. */
  onDone: (person: Person) => Promise<void>
}

const fieldNames = ['firstName', 'email', 'password'] as const

/** Registration, step 1: name, e-mail and password. */
export function PersonStep({ ref, current, firstName, onDone }: PersonStepProps) {
  const form = useForm({
    resolver: standardSchemaResolver(registrationPerson),
    // An empty default would replace what was typed before hydration.
    ...(firstName && { defaultValues: { firstName } }),
  })
  const { register, handleSubmit, formState } = form
  const { errors, isSubmitting } = formState
  const element = useRef<HTMLFormElement>(null)
  useDesktopAutofocus(element, firstName ? 'email' : 'firstName')
  useFocusOnStep(current, () => focusField(element.current, fieldNames.find((name) => errors[name]) ?? 'firstName'))

  const showProblem = (problem: unknown) => showFormProblem(form, problem, { fieldByCode: { email_taken: 'email' } })
  useImperativeHandle(ref, () => ({ showProblem }))
  const submit = handleSubmit((person) => onDone(person).catch(showProblem))

  return (
    <form ref={element} method="post" noValidate onSubmit={submit}>
      <TextField
        label={texts.firstName}
        autoComplete="given-name"
        error={errors.firstName?.message}
        {...register('firstName')}
      />
      <EmailField label={texts.email} autoComplete="email" error={errors.email?.message} {...register('email')} />
      <TextField
        label={texts.password}
        type="password"
        autoComplete="new-password"
        description={texts.passwordHint}
        error={errors.password?.message}
        {...register('password')}
      />
      <Button type="submit" size="lg" wide className="mt-4" pending={isSubmitting}>
        {texts.signup.next}
      </Button>
    </form>
  )
}
