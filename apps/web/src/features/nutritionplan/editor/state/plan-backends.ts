import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import { call } from '../../../../lib/api.ts'
import { overrideInput } from '../../override-input.ts'
import { entryInput, storedWeek } from './plan-mapping.ts'
import type { PlanBackend, SaveDayCommand } from './plan-store.ts'

const dayBody = ({ day, version, meals, cause, overrides }: SaveDayCommand) => ({
  day,
  version,
  meals: meals.map(({ meal, content }) => ({ meal, note: content.note, entries: content.entries.map(entryInput) })),
  overrides: overrides.map(overrideInput),
  cause,
})

/** Requests outlive the page, so that the last change is saved on leaving; a day is far below the browsers' 64 kB. */
const options = { keepalive: true } as const

/** The draft of a client's plan, which the client sees once it is released. */
export const draftBackend = (userId: string): PlanBackend => ({
  saveDay: (command) => call(nutritionplan.saveDraftDay, { params: { userId }, body: dayBody(command) }, options),
  saveMeal: async (meal, enabled) => {
    await call(nutritionplan.switchDraftMeal, { params: { userId }, body: { meal, enabled } }, options)
    return undefined
  },
  load: async () => storedWeek((await call(nutritionplan.draft, { params: { userId } })).days),
})

/** One's own plan: each change holds at once. */
export const ownBackend = (userId: string): PlanBackend => {
  const load = async () => storedWeek(await call(nutritionplan.mine))
  return {
    saveDay: (command) => call(nutritionplan.saveDay, { body: dayBody(command) }, options),
    saveMeal: async (meal, enabled) => {
      await call(
        nutritionplan.togglemeal,
        { params: { id: userId, meal }, query: { enabled: enabled ? 'true' : 'false' } },
        options,
      )
      return enabled ? load() : undefined
    },
    load,
  }
}
