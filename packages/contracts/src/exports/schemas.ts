import * as z from 'zod/mini'
import { id, timestamp } from '../scalars.ts'

/** A ZIP with all data of a member; downloadable for a week once it is ready. */
export const dataExport = z.object({
  id,
  status: z.enum(['WAITING', 'RUNNING', 'READY', 'FAILED']),
  /** Finished steps of `total`, which is 0 until they are counted. */
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
    summary: 'Request an export of my data; returns the current one while it is in progress',
    output: dataExport,
  },
  download: {
    summary: 'Download URL of an export of mine, valid for five minutes',
    params: z.object({ id }),
    output: z.object({ url: z.string() }),
  },
})
