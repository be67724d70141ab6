import { newsletter } from '@kostbar/contracts/newsletter/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { track } from '../../lib/analytics.ts'
import { call } from '../../lib/api.ts'
import { settingsQuery } from '../../lib/content/queries.ts'

/**
 * Subscribes an e-mail address: through the web server's relay if the settings story names a form, otherwise at the
 * API. `problem` is the German error message of an address that is none and was not sent.
 */
export function useSubscribe() {
  const queries = useQueryClient()
  const [state, setState] = useState<'idle' | 'pending' | 'done'>('idle')
  const [problem, setProblem] = useState<string>()
  const subscribe = async (email: string) => {
    setState('pending')
    const found = await findProblem(email)
    setProblem(found)
    if (found !== undefined) {
      setState('idle')
      return
    }
    const settings = queries.getQueryData(settingsQuery().queryKey)
    const form = settings?.content.newsletter_form_url
    // Errors are hidden, because they would reveal who is subscribed.
    await (form ? relayToForm(email) : call(newsletter.subscribe, { body: { email } })).catch(() => undefined)
    track({ name: 'newsletter_signup' })
    setState('done')
  }
  return { subscribe, problem, pending: state === 'pending', done: state === 'done' }
}

/** German error message for a wrong e-mail address; undefined also when the code that checks it cannot be loaded. */
async function findProblem(email: string): Promise<string | undefined> {
  try {
    return (await import('./email-problem.ts')).emailProblem(email)
  } catch {
    return undefined
  }
}

/**
 * Relays through the web server, so that the form's server learns the e-mail address only, not the visitor's IP
 * address.
 */
const relayToForm = (email: string): Promise<unknown> =>
  fetch('/newsletter', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
