import type { PushMessage } from '@kostbar/contracts/push-messages/schemas'

/** Polling interval in ms while a message that began less than `freshMs` ago is being sent. */
const fastMs = 3_000
/** Polling interval in ms while all that is being sent waits: for the end of the quiet hours, or for another attempt. */
const slowMs = 60_000
const freshMs = 120_000
/** Planned messages that are due later than in this many ms are not waited for. */
const waitMs = 3_600_000

/**
 * Ms after which this message has to be loaded again; Infinity while nothing happens to it. A message to be sent now is
 * planned until its job starts.
 */
function intervalOf({ status, lastAt, nextAt }: PushMessage, now: number): number {
  const since = status === 'SENDING' ? lastAt : status === 'PLANNED' ? nextAt : null
  if (!since) return status === 'SENDING' ? slowMs : Number.POSITIVE_INFINITY
  const age = now - Date.parse(since)
  if (age < -waitMs) return Number.POSITIVE_INFINITY
  return age < freshMs ? Math.max(fastMs, -age) : slowMs
}

/** Interval in ms after which a list of messages is loaded again; false while none of them is being sent or due soon. */
export function refreshInterval(messages: readonly PushMessage[], now: number): number | false {
  const interval = Math.min(...messages.map((message) => intervalOf(message, now)))
  return Number.isFinite(interval) && interval
}
