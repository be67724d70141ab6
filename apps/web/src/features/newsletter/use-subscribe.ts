import { newsletter } from '@kostbar/contracts/newsletter/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { track } from '../../lib/analytics.ts'
import { call } from '../../lib/api.ts'
import { settingsQuery } from '../../lib/content/queries.ts'

/** Enters an address into the newsletter's list: that of the configured form, else our own. */
export function useSubscribe() {
  const queries = useQueryClient()
  const [state, setState] = useState<'idle' | 'pending' | 'done'>('idle')
  const subscribe = async (email: string) => {
    setState('pending')
    const settings = queries.getQueryData(settingsQuery().queryKey)
    const form = settings?.content.newsletter_form_url
    // Whether it worked is told by the mail alone: an answer here would say who is on the list.
    await (form ? askForm(email) : call(newsletter.subscribe, { body: { email } })).catch(() => undefined)
    track({ name: 'newsletter_signup' })
    setState('done')
  }
  return { subscribe, pending: state === 'pending', done: state === 'done' }
}

/** The web server passes the address on, so that the form's server learns that, and nothing else about who reads. */
const askForm = (email: string): Promise<unknown> =>
  fetch('/newsletter', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
