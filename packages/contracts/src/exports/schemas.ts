import * as z from 'zod/mini'
import { id, timestamp } from '../scalars.ts'

/** Data export: a ZIP with all data of a member; it can be downloaded for a week once it is ready. */
export const dataExport = z.object({
  id,
  status: z.enum(['WAITING', 'RUNNING', 'READY', 'FAILED']),
  /** Number of finished steps, out of `total`, which is 0 until the steps are counted. */
  done: z.int(),
  total: z.int(),
  /** Size in bytes; null until it is ready. */
  size: z.nullable(z.int()),
  createdAt: timestamp,
  /** Time of deletion; null until it is ready. */
  expiresAt: z.nullable(timestamp),
})
export type DataExport = z.input<typeof dataExport>

export const dataExportsSchemas = () => ({
  current: {
    summary: 'The last export of my data, if there is one',
    output: z.object({ current: z.nullable(dataExport) }),
  },
  request: {
    summary: 'Request an export of my data; returns the current one while it is in progress',
    output: dataExport,
  },
  download: {
    summary: 'Download URL of an export of mine, valid for five minutes',
    params: z.object({ id }),
    output: z.object({ url: z.string() }),
  },
})
