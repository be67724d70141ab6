import type { DataExport } from '@kostbar/contracts/exports/schemas'

/** Whether an export is waiting or running. */
export const isInProgress = (current: DataExport | null | undefined): boolean =>
  current?.status === 'WAITING' || current?.status === 'RUNNING'

const slowAfterMs = 2 * 60_000

/** Whether an export takes longer than usual. */
export const isSlow = ({ createdAt }: DataExport, now = Date.now()): boolean =>
  now - Date.parse(createdAt) > slowAfterMs
