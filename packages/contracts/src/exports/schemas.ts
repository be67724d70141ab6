import * as z from 'zod/mini'
import { id, timestamp } from '../scalars.ts'

/** A ZIP with everything held about a member: waiting and running while it is made, ready for a week. */
export const dataExport = z.object({
  id,
  status: z.enum(['WAITING', 'RUNNING', 'READY', 'FAILED']),
  /** Steps done of `total`, which is 0 until they are counted. */
  done: z.int(),
  total: z.int(),
  /** Bytes, once it is ready. */
  size: z.nullable(z.int()),
  createdAt: timestamp,
  /** When it is deleted, once it is ready. */
  expiresAt: z.nullable(timestamp),
})
export type DataExport = z.input<typeof dataExport>

export const dataExportsSchemas = () => ({
  current: {
    summary: 'The last export of my data, if there is one',
    output: z.object({ current: z.nullable(dataExport) }),
  },
  request: {
    summary: 'Have an export of my data made; gives the present one while it is being made',
    output: dataExport,
  },
  download: {
    summary: 'An address that saves an export of mine, for five minutes',
    params: z.object({ id }),
    output: z.object({ url: z.string() }),
  },
})
