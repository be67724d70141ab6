import { addDays } from '@kostbar/contracts/calendar'
import { daysOf, lastEntryDay, protocolToday } from '@kostbar/contracts/protocol/days'
import type { Protocol, ProtocolDay, ProtocolOverview } from '@kostbar/contracts/protocol/schemas'

const emptyDay = (day: string): ProtocolDay => ({
  day,
  rev: 0,
  sleepQuality: null,
  sleepHours: null,
  weightKg: null,
  waterMl: null,
  steps: null,
  stress: null,
  energy: null,
  mood: null,
  movement: '',
  complaints: '',
  special: '',
  note: '',
  complete: false,
})

interface ProtocolOptions extends Partial<Protocol> {
  /** Days since the start of the protocol. */
  readonly daysAgo?: number
  /** Number of complete days, from the first one on. */
  readonly complete?: number
}

/** Running protocol without entries, started two days ago unless changed. */
export function protocolOf({ daysAgo = 2, complete = 0, ...changes }: ProtocolOptions = {}): Protocol {
  const startsOn = addDays(protocolToday(), -daysAgo)
  return {
    id: '0198c000-0000-7000-8000-0000000000a1',
    number: 1,
    startsOn,
    status: 'RUNNING',
    submittedAt: null,
    lastEntryDay: lastEntryDay(startsOn),
    writable: true,
    days: daysOf(startsOn).map((day, index) => ({ ...emptyDay(day), complete: index < complete })),
    meals: [],
    reminders: { times: [], byMail: false },
    ...changes,
  }
}

/** The protocol as the API answers it, without a trainer unless changed. */
export const overviewOf = (protocol: Protocol | null, changes: Partial<ProtocolOverview> = {}): ProtocolOverview => ({
  protocol,
  protocols: protocol ? [{ number: protocol.number, startsOn: protocol.startsOn, status: protocol.status }] : [],
  trainer: null,
  deadline: null,
  ...changes,
})
