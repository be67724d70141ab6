import * as z from 'zod/mini'
import { done } from '../problem.ts'
import { id, line, webLink } from '../scalars.ts'
import { texts } from '../texts.ts'

/** Input of a new workout link. */
export const workoutLinkDraft = z.object({ name: line(120, texts.linkName), link: webLink })

export const workoutLink = z.object({ id, name: z.string(), link: z.string(), userId: id })
export type WorkoutLink = z.input<typeof workoutLink>

export const workoutSchemas = () => ({
  mine: { summary: 'My workout links', output: z.array(workoutLink) },
  ofUser: { summary: "A user's workout links", params: z.object({ userId: id }), output: z.array(workoutLink) },
  add: {
    summary: 'Add a link for oneself or for a client; once for a key',
    body: z.object({
      userId: id,
      ...workoutLinkDraft.shape,
      /**
       * Client key, a random UUID of the author's device: a link sent again with the same key is added once. The web of the
       * release before does not send it.
       */
      key: z.optional(id),
    }),
    output: workoutLink,
  },
  remove: { summary: 'Delete a link of mine or of a client', params: z.object({ id }), output: done },
})
