import type { newsletter } from '@kostbar/contracts/newsletter/endpoints'
import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { ProblemError, problemText } from '../../lib/problem-error.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { useLinkParams } from '../../lib/use-link-params.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { FormMessage } from '../../ui/form-message.tsx'
import { letter } from '../../ui/illustration/scenes.ts'
import { AuthLayout } from './auth-layout.tsx'
import { texts } from './texts.ts'

interface NewsletterTokenPageProps {
  endpoint: typeof newsletter.confirm | typeof newsletter.unsubscribe
  question: { title: string; text: string; button: string }
  answer: { title: string; text: string }
}

/** Target of a mailed newsletter link. Acts only on a button click, because mail scanners open links. */
export function NewsletterTokenPage({ endpoint, question, answer }: NewsletterTokenPageProps) {
  const params = useLinkParams()
  const token = params?.get('token') ?? ''
  const [answered, setState] = useState<'idle' | 'pending' | 'done' | 'invalid'>('idle')
  const state = params && !token ? 'invalid' : answered
  const [problem, setProblem] = useState<string>()

  const submit = async () => {
    setState('pending')
    setProblem(undefined)
    try {
      await call(endpoint, { body: { token } })
      setState('done')
    } catch (error) {
      if (error instanceof ProblemError && (error.code === 'link_invalid' || error.status === 400)) {
        setState('invalid')
        return
      }
      setState('idle')
      setProblem(problemText(error))
      toastProblem(error)
    }
  }

  if (state === 'done' || state === 'invalid') {
    const { title, text } = state === 'done' ? answer : texts.invalidLink
    return (
      <AuthLayout title={title} intro={<span role="status">{text}</span>} picture={letter}>
        <ButtonLink to={paths.home} variant="secondary" size="lg" wide>
          {texts.toHome}
        </ButtonLink>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout title={question.title} intro={question.text} picture={letter}>
      <Button size="lg" wide pending={state === 'pending'} onClick={() => void submit()}>
        {question.button}
      </Button>
      <FormMessage text={problem} />
    </AuthLayout>
  )
}
