import { createStore } from '../../lib/external-store.ts'
import { prepareAlarm, startAlarm } from './alarm.ts'

/** A running or finished kitchen timer. */
export interface KitchenTimer {
  readonly id: number
  /** Id of the timer's recipe. */
  readonly recipeId: string
  /** Name of the recipe. */
  readonly name: string
  /** Step of the recipe, counted from 1. */
  readonly step: number
  /** Duration as written in the step. */
  readonly text: string
  /** End of the countdown in epoch milliseconds. */
  readonly endsAt: number
  readonly hasFinished: boolean
}

/** All kitchen timers of the tab; they continue while the recipe is closed. */
export const timers = createStore<readonly KitchenTimer[]>([])

/** Whether the cooking mode is open, which shows the timers itself. */
export const isCooking = createStore(false)

const addedMs = 60_000

let lastId = 0
/** Functions that end the countdown or the alarm, by timer id. */
const stops = new Map<number, () => void>()

const change = (id: number, values: Partial<KitchenTimer>) =>
  timers.set(timers.get().map((timer) => (timer.id === id ? { ...timer, ...values } : timer)))

function schedule(id: number, endsAt: number) {
  const ring = () => {
    change(id, { hasFinished: true })
    stops.set(id, startAlarm())
  }
  const timeout = setTimeout(ring, Math.max(0, endsAt - Date.now()))
  stops.set(id, () => clearTimeout(timeout))
}

/** Starts a kitchen timer. Call it in a click handler, because browsers permit sound only after a user action. */
export function startTimer({
  seconds,
  ...timer
}: Pick<KitchenTimer, 'recipeId' | 'name' | 'step' | 'text'> & { seconds: number }): void {
  prepareAlarm()
  lastId += 1
  const endsAt = Date.now() + seconds * 1000
  timers.set([...timers.get(), { ...timer, id: lastId, endsAt, hasFinished: false }])
  schedule(lastId, endsAt)
}

/** Adds a minute to the remaining time; a finished timer starts again with one minute. */
export function extendTimer(id: number): void {
  const timer = timers.get().find((other) => other.id === id)
  if (!timer) return
  stops.get(id)?.()
  prepareAlarm()
  const endsAt = Math.max(timer.endsAt, Date.now()) + addedMs
  change(id, { endsAt, hasFinished: false })
  schedule(id, endsAt)
}

/** Ends a timer and its alarm, and removes it. */
export function stopTimer(id: number): void {
  stops.get(id)?.()
  stops.delete(id)
  timers.set(timers.get().filter((timer) => timer.id !== id))
}
