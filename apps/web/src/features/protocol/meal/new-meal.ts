import type { ProtocolMealKind } from '@kostbar/contracts/protocol/options'
import { formatTime } from '../../../lib/format.ts'
import type { ProtocolMealFields } from '../queue/entries.ts'

/** Most likely kind of meal at a time of day. @param time such as `12:30` */
export function kindAt(time: string): ProtocolMealKind {
  const hour = Number(time.slice(0, 2))
  if (hour < 4) return 'LATE_SNACK'
  if (hour < 10) return 'BREAKFAST'
  if (hour < 11) return 'MORNING_SNACK'
  if (hour < 15) return 'LUNCH'
  if (hour < 17) return 'AFTERNOON_SNACK'
  return hour < 21 ? 'DINNER' : 'LATE_SNACK'
}

/** Empty entry of a day at the present time. @param day such as `2026-11-27` */
export function newMeal(day: string): ProtocolMealFields {
  const time = formatTime(new Date())
  const nothing = { place: null, hungerBefore: null, fullnessAfter: null, reason: null, note: '', items: [] }
  return { day, time, kind: kindAt(time), ...nothing }
}
