import { auth } from '@kostbar/contracts/auth/endpoints'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { track } from '../../lib/analytics.ts'
import { call } from '../../lib/api.ts'
import { parseReturnPath } from '../../lib/paths.ts'
import { ProblemError } from '../../lib/problem-error.ts'
import { useStartSession } from '../../lib/session.ts'
import { useFormStep } from '../../lib/use-form-step.ts'
import { toast } from '../../ui/toast.ts'
import { type Contact, ContactStep } from './contact-step.tsx'
import { type Person, PersonStep, type PersonStepHandle } from './person-step.tsx'
import { StepProgress } from './step-progress.tsx'

interface RegistrationProps {
  kind: 'member' | 'trainer'
  /** The invitation that is accepted with the registration. */
  inviteId: string | null
  /** What follows; without it the registration leads to where the visitor wanted to go. */
  onDone?: () => void
}

/** Two steps to an account. Both stay in the page, so going back and forth loses nothing. */
export function Registration({ kind, inviteId, onDone }: RegistrationProps) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const startSession = useStartSession()
  const [person, setPerson] = useState<Person>()
  const personStep = useRef<PersonStepHandle>(null)
  const { step, forward, back } = useFormStep(person !== undefined)

  const register = async (reach: Contact) => {
    if (!person) return
    const body = { ...person, ...reach }
    try {
      if (kind === 'trainer') await call(auth.trainerSignup, { body })
      else await call(auth.signup, { body: { ...body, ...(inviteId ? { inviteId } : {}) } })
    } catch (error) {
      if (!concernsPerson(error)) throw error
      void toast.error(error.msg)
      personStep.current?.show(error)
      back()
      return
    }
    track({ name: 'sign_up', method: kind })
    // The account is there, so nothing may ask for another one; who is here can be asked again on the next page.
    await startSession().catch(() => undefined)
    if (onDone) onDone()
    else await navigate(parseReturnPath(search), { replace: true })
  }

  return (
    <>
      <StepProgress step={step} />
      <div hidden={step !== 1}>
        <PersonStep
          ref={personStep}
          current={step === 1}
          onDone={(next) => {
            setPerson(next)
            forward()
          }}
        />
      </div>
      <div hidden={step !== 2}>
        <ContactStep current={step === 2} invited={inviteId !== null} onBack={back} onDone={register} />
      </div>
    </>
  )
}

/** Whether a refused registration has to be mended in the first step. */
const concernsPerson = (error: unknown): error is ProblemError =>
  error instanceof ProblemError &&
  (error.code === 'email_taken' || ['firstName', 'email', 'password'].some((name) => name in error.fields))
