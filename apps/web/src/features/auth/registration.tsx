import { auth } from '@kostbar/contracts/auth/endpoints'
import { invites } from '@kostbar/contracts/invites/endpoints'
import type { Invitation } from '@kostbar/contracts/invites/schemas'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { track } from '../../lib/analytics.ts'
import { call } from '../../lib/api.ts'
import { parseReturnPath } from '../../lib/paths.ts'
import { ProblemError } from '../../lib/problem-error.ts'
import { useStartSession } from '../../lib/start-session.ts'
import { useFormStep } from '../../lib/use-form-step.ts'
import { toast } from '../../ui/toast.ts'
import { type Contact, ContactStep } from './contact-step.tsx'
import { type Person, PersonStep, type PersonStepHandle } from './person-step.tsx'
import { StepProgress } from './step-progress.tsx'

/** Time in ms that step 1 waits for its check by the API. */
const checkTimeoutMs = 3_000

/** Invitation that is accepted together with a registration. */
export interface RegistrationInvitation {
  readonly token: string
  readonly consent: Invitation['consent']
  /** First name as the trainer entered it, to begin with. */
  readonly firstName: string | null
}

interface RegistrationProps {
  kind: 'member' | 'trainer'
  /** Invitation to accept; null without one. */
  invitation: RegistrationInvitation | null
  /** Called after the registration; by default the visitor is redirected to the requested page. */
  onDone?: () => void
}

/** Registration form in two steps. Both stay mounted, so that going back keeps the input. */
export function Registration({ kind, invitation, onDone }: RegistrationProps) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const startSession = useStartSession()
  const queries = useQueryClient()
  const [person, setPerson] = useState<Person>()
  const personStep = useRef<PersonStepHandle>(null)
  const { step, forward, back } = useFormStep(person !== undefined)

  const checkPerson = async (next: Person) => {
    try {
      await call(auth.checkSignup, { body: next }, { signal: AbortSignal.timeout(checkTimeoutMs) })
    } catch (error) {
      if (concernsPerson(error)) throw error
      // Without an answer step 2 opens all the same: the registration checks everything again.
    }
    setPerson(next)
    forward()
  }

  const register = async (contact: Contact) => {
    if (!person) return
    const body = { ...person, ...contact }
    try {
      if (kind === 'trainer') await call(auth.trainerSignup, { body })
      else await call(auth.signup, { body: { ...body, ...(invitation && invitationFields(invitation)) } })
    } catch (error) {
      // Shows what became of the invitation, so that the next attempt is not refused for it again.
      if (concernsInvitation(error)) await queries.invalidateQueries({ queryKey: [invites.get.path] })
      if (!concernsPerson(error)) throw error
      toast.error(error.msg)
      personStep.current?.showProblem(error)
      back()
      return
    }
    track({ name: 'sign_up', method: kind })
    // The account exists by now: a failure here must not offer to register again, and the next page loads the session.
    await startSession().catch(() => undefined)
    if (onDone) onDone()
    else await navigate(parseReturnPath(search), { replace: true })
  }

  return (
    <>
      <StepProgress step={step} />
      <div hidden={step !== 1}>
        <PersonStep ref={personStep} current={step === 1} firstName={invitation?.firstName} onDone={checkPerson} />
      </div>
      <div hidden={step !== 2}>
        <ContactStep
          kind={kind}
          current={step === 2}
          consent={invitation?.consent ?? null}
          onBack={back}
          onDone={register}
        />
      </div>
    </>
  )
}

/** Whether the problem concerns a field of step 1. */
const concernsPerson = (error: unknown): error is ProblemError =>
  error instanceof ProblemError &&
  (error.code === 'email_taken' || ['firstName', 'email', 'password'].some((name) => name in error.fields))

/** Whether the API refused the invitation and not the registration. */
const concernsInvitation = (error: unknown): boolean =>
  error instanceof ProblemError &&
  ['invite_closed', 'invite_not_for_you', 'link_invalid', 'consent_outdated'].includes(error.code)

const invitationFields = ({ token, consent }: RegistrationInvitation) => ({
  inviteId: token,
  inviteConsent: consent.version,
})
