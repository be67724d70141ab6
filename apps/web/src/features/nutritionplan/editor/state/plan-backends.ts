import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import { templates } from '@kostbar/contracts/templates/endpoints'
import { overrideInput } from '../../../../domain/conflicts/override-input.ts'
import { call } from '../../../../lib/api.ts'
import type { PlanBackend, SaveDayCommand } from './plan-backend.ts'
import { entryInput, storedWeek } from './plan-mapping.ts'

const dayBody = ({ day, version, meals, cause, overrides }: SaveDayCommand) => ({
  day,
  version,
  meals: meals.map(({ meal, content }) => ({ meal, note: content.note, entries: content.entries.map(entryInput) })),
  overrides: overrides.map(overrideInput),
  cause,
})

/**
 * `keepalive`: requests outlive the page, so that the last change is saved on leaving. A day is far below the browsers'
 * limit of 64 kB.
 */
const options = { keepalive: true } as const

/** Backend for the draft of a client's plan, which the client sees once it is released. */
export const draftBackend = (userId: string): PlanBackend => ({
  saveDay: (command) => call(nutritionplan.saveDraftDay, { params: { userId }, body: dayBody(command) }, options),
  saveMeal: async (meal, enabled) => {
    await call(nutritionplan.switchDraftMeal, { params: { userId }, body: { meal, enabled } }, options)
    return undefined
  },
  load: async () => storedWeek((await call(nutritionplan.draft, { params: { userId } })).days),
})

/** Backend for a template, whose meals cannot be switched off. */
export const templateBackend = (id: string): PlanBackend => ({
  saveDay: (command) => {
    const { day, version, meals } = dayBody(command)
    return call(templates.saveDay, { params: { id }, body: { day, version, meals } }, options)
  },
  saveMeal: async () => undefined,
  load: async () => storedWeek((await call(templates.get, { params: { id } })).days),
})

/** Backend for one's own plan, in which changes take effect immediately. */
export const ownBackend = (userId: string): PlanBackend => {
  const load = async () => storedWeek(await call(nutritionplan.mine))
  return {
    hidesDisabledMeals: true,
    saveDay: (command) => call(nutritionplan.saveDay, { body: dayBody(command) }, options),
    saveMeal: async (meal, enabled) => {
      await call(
        nutritionplan.toggleMeal,
        { params: { id: userId, meal }, query: { enabled: enabled ? 'true' : 'false' } },
        options,
      )
      return enabled ? load() : undefined
    },
    load,
  }
}
