import * as z from 'zod/mini'
import { done } from '../problem.ts'
import { email } from '../scalars.ts'
import { texts } from '../texts.ts'

const link = z.object({
  token: z.string(texts.default).check(z.minLength(1, texts.default), z.maxLength(500, texts.default)),
})

export const newsletterSchemas = () => ({
  subscribe: {
    summary: 'Request a subscription; a mail asks for confirmation, and the answer is the same for every address',
    body: z.object({ email }),
    output: done,
  },
  countAttempt: {
    summary: 'Count an attempt to subscribe through an external form; says whether the address may be sent to the form',
    body: z.object({ email }),
    output: z.object({ allowed: z.boolean() }),
  },
  confirm: {
    summary: 'Confirm a newsletter subscription with the mailed link (double opt-in)',
    body: link,
    output: done,
  },
  unsubscribe: { summary: 'End a newsletter subscription with the link in every mail', body: link, output: done },
})
