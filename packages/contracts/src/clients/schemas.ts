import * as z from 'zod/mini'
import { id, page, paging, paragraph, timestamp } from '../scalars.ts'

export const clientStatus = z.enum(['ACTIVE', 'PAUSED'])
export type ClientStatus = z.infer<typeof clientStatus>

/** A row of a trainer's client list. */
export const client = z.object({
  id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.nullable(z.string()),
  profileImage: z.nullable(z.string()),
  status: clientStatus,
  /** Since when the trainer coaches them. */
  startedAt: timestamp,
  /** Whether daily targets are set. */
  hasTargets: z.boolean(),
})
export type Client = z.input<typeof client>

export const clientsSchemas = () => ({
  list: {
    summary: 'My active and paused clients by name; filter matches e-mail and names',
    query: z.object({
      ...paging,
      filter: z._default(paragraph(200), ''),
      status: z.optional(clientStatus),
    }),
    output: z.object({
      ...page(client).shape,
      /** Client slots: bought, and taken by active and paused clients. */
      slots: z.object({ bought: z.int(), used: z.int() }),
    }),
  },
  myTrainer: {
    summary: 'Who coaches me; null while nobody does',
    output: z.object({
      trainer: z.nullable(
        z.object({
          firstName: z.string(),
          lastName: z.nullable(z.string()),
          profileImage: z.nullable(z.string()),
          startedAt: timestamp,
        }),
      ),
    }),
  },
})
