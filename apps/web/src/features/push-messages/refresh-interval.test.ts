import type { PushMessage } from '@kostbar/contracts/push-messages/schemas'
import { expect, test } from 'vitest'
import { refreshInterval } from './refresh-interval.ts'
import { message } from './testing/message.ts'

const now = Date.parse('2026-11-20T21:00:00.000Z')
const sending = (lastAt: string): PushMessage => message({ status: 'SENDING', lastAt })
const fresh = sending('2026-11-20T20:59:00.000Z')
const waiting = sending('2026-11-20T20:30:00.000Z')
const planned = (nextAt: string): PushMessage => message({ status: 'PLANNED', nextAt })

test.each([
  ['there is none', [], false],
  ['one to be sent now has not begun', [message(), planned('2026-11-20T20:59:59.000Z')], 3_000],
  ['one is due in ten minutes', [planned('2026-11-20T21:10:00.000Z'), planned('2026-11-21T07:00:00.000Z')], 600_000],
  ['one is due tomorrow', [planned('2026-11-21T07:00:00.000Z')], false],
  ['one is long due', [planned('2026-11-20T20:30:00.000Z')], 60_000],
  ['nothing is being sent', [message()], false],
  ['one has just begun', [message(), waiting, fresh], 3_000],
  ['all wait for the morning', [message(), waiting], 60_000],
])('%s', (_name, messages, interval) => {
  expect(refreshInterval(messages, now)).toBe(interval)
})
