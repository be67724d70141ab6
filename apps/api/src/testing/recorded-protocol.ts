import { addDays } from '@kostbar/contracts/calendar'
import { daysOf } from '@kostbar/contracts/protocol/days'
import type { ProtocolStatus } from '@kostbar/contracts/protocol/schemas'
import { protocolDayContext, protocolMealContext } from '@kostbar/prisma/protocol-context'
import { type DayContent, emptyDay, type ProtocolMealContent } from '../features/protocol/stored.ts'
import type { Account, TestApp } from './test-app.ts'

/** First day of recorded protocols: a Monday, in the week in which summer time ends. */
export const firstRecordedDay = '2026-10-19'

type Item = Partial<ProtocolMealContent['items'][number]> & { text: string }

interface RecordedMeal extends Partial<Omit<ProtocolMealContent, 'items'>> {
  /** 0 for the first day. */
  day: number
  items: readonly Item[]
}

interface RecordedProtocol {
  number?: number
  status?: ProtocolStatus
  submissionId?: string | null
  meals: readonly RecordedMeal[]
  /** Content of each of the seven days, where it differs from the usual one. */
  day?: Partial<DayContent>
}

const emptyMeal: Omit<ProtocolMealContent, 'items'> = {
  time: '12:00',
  kind: 'LUNCH',
  place: null,
  hungerBefore: null,
  fullnessAfter: null,
  reason: null,
  note: '',
}

/**
 * Stores a recorded protocol of a member as the API would have; by default a submitted one.
 * @returns its number, its days, and the ids of its meals in the given order
 */
export async function recordProtocol({ infra }: TestApp, member: Account, recorded: RecordedProtocol) {
  const { number = 1, status = 'SUBMITTED', submissionId = crypto.randomUUID(), meals, day = {} } = recorded
  const { prisma, kysely, transaction } = infra.database
  const key = await transaction((tx) => infra.dataKeys.ofUser(tx, member.id))
  const startsOn = addDays(firstRecordedDay, (number - 1) * 14)
  const protocol = await prisma.protocol.create({
    data: { userId: member.id, number, startsOn: new Date(startsOn), status, submissionId, submittedAt: new Date() },
  })
  const days = daysOf(startsOn)
  for (const date of days) {
    const encrypted = key.encrypt(protocolDayContext(protocol.id, date), JSON.stringify({ ...emptyDay, ...day }))
    await prisma.protocolDay.create({
      data: { protocolId: protocol.id, day: new Date(date), complete: true, rev: 1, encrypted },
    })
  }
  const mealIds: string[] = []
  for (const { day: index, items, ...meal } of meals) {
    const { id } = await kysely.selectNoFrom((eb) => eb.fn<string>('uuidv7').as('id')).executeTakeFirstOrThrow()
    const content: ProtocolMealContent = {
      ...emptyMeal,
      ...meal,
      items: items.map((item) => ({ amount: null, unit: null, foodId: null, grams: null, ...item })),
    }
    const encrypted = key.encrypt(protocolMealContext(id), JSON.stringify(content))
    const date = new Date(days[index] ?? startsOn)
    await prisma.protocolMeal.create({
      data: { id, protocolId: protocol.id, day: date, clientKey: crypto.randomUUID(), rev: 1, encrypted },
    })
    mealIds.push(id)
  }
  return { id: protocol.id, number, days, mealIds }
}
