import type { PushMessage } from '@kostbar/contracts/push-messages/schemas'

/** Polling interval in ms while a message that began less than `freshMs` ago is being sent. */
const fastMs = 3_000
/** Polling interval in ms while all that is being sent waits: for the end of the quiet hours, or for another attempt. */
const slowMs = 60_000
const freshMs = 120_000

/** Interval in ms after which a list of messages is loaded again; false while none of them is being sent. */
export function refreshInterval(messages: readonly PushMessage[], now: number): number | false {
  const sending = messages.filter(({ status }) => status === 'SENDING')
  if (sending.length === 0) return false
  return sending.some(({ lastAt }) => lastAt && now - Date.parse(lastAt) < freshMs) ? fastMs : slowMs
}
