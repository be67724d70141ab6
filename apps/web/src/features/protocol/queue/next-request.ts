import type { ProtocolDay, ProtocolMeal } from '@kostbar/contracts/protocol/schemas'
import { ProblemError } from '../../../lib/problem-error.ts'
import { mergeMeal, type WaitingDay, type WaitingMeal } from './entries.ts'
import { withMeal, withoutPhoto, withoutSentDay, withoutSentMeal } from './queue-changes.ts'
import type { EntryCalls, StoredProtocol } from './queue-parts.ts'
import type { EntryQueueState } from './queue-state.ts'

/** What sending an entry takes. */
interface Sending {
  readonly calls: EntryCalls
  readonly stored: StoredProtocol
  readonly state: EntryQueueState
}

/** Next request; meals come before the photos that belong to them. Undefined when nothing waits. */
export function nextRequest(sending: Sending): (() => Promise<void>) | undefined {
  const { calls, state } = sending
  const { meals, days, photos } = state.waiting()
  const [meal] = meals
  if (meal) return () => sendMeal(sending, meal)
  const [day] = days
  if (day) return () => sendDay(sending, day)
  const [photo] = photos
  if (!photo) return undefined
  return async () => {
    await calls.uploadPhoto(photo)
    state.changeWaiting((waiting) => withoutPhoto(waiting, photo.key))
  }
}

async function sendMeal({ calls, stored, state }: Sending, meal: WaitingMeal): Promise<void> {
  const { key, content } = meal
  if (!content) {
    await calls.removeMeal(key)
    stored.dropMeal(key)
    state.changeWaiting((waiting) => withoutSentMeal(waiting, meal, null))
    return
  }
  const rev = stored.get()?.meals.find((one) => one.key === key)?.rev ?? 0
  try {
    const saved = await calls.saveMeal(key, rev, content)
    stored.setMeal(saved)
    state.changeWaiting((waiting) => withoutSentMeal(waiting, meal, saved))
  } catch (error) {
    const current = currentOf<ProtocolMeal | null>(error)
    // Removed on another device: the local meal is stored as a new one.
    if (!current) stored.dropMeal(key)
    else {
      stored.setMeal(current)
      // Edited or removed while the request was under way: what waits now counts, not what was sent.
      const latest = state.waiting().meals.find((one) => one.key === key) ?? meal
      const merged = latest.content && mergeMeal(meal.base, latest.content, current)
      state.changeWaiting((waiting) => withMeal(waiting, { key, content: merged, base: current }))
    }
  }
}

async function sendDay({ calls, stored, state }: Sending, sent: WaitingDay): Promise<void> {
  const rev = stored.get()?.days.find(({ day }) => day === sent.day)?.rev ?? 0
  try {
    stored.setDay(await calls.saveDay(sent.day, rev, sent.changes))
    state.changeWaiting((waiting) => withoutSentDay(waiting, sent))
  } catch (error) {
    // Another device changed the day: the local changes are later and are sent again on top.
    stored.setDay(currentOf<ProtocolDay>(error))
  }
}

/** What another device has stored meanwhile. @throws every other error */
function currentOf<Entry>(error: unknown): Entry {
  if (!(error instanceof ProblemError) || error.code !== 'changed_meanwhile') throw error
  return error.current as Entry
}
