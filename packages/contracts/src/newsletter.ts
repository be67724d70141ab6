import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { done } from './problem.ts'
import { email } from './scalars.ts'
import { texts } from './texts.ts'

const link = z.object({
  token: z.string(texts.default).check(z.minLength(1, texts.default), z.maxLength(500, texts.default)),
})

export const newsletter = {
  subscribe: endpoint({
    method: 'POST',
    path: '/newsletter/subscribe',
    access: 'public',
    summary: 'Ask for the newsletter; a mail asks for confirmation, and the answer is the same for every address',
    body: z.object({ email }),
    output: done,
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/newsletter/confirm',
    access: 'public',
    summary: 'Confirm a newsletter subscription with the mailed link (double opt-in)',
    body: link,
    output: done,
  }),
  unsubscribe: endpoint({
    method: 'POST',
    path: '/newsletter/unsubscribe',
    access: 'public',
    summary: 'End a newsletter subscription with the link in every mail',
    body: link,
    output: done,
  }),
}
