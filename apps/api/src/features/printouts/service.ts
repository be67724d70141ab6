import type { Parsed } from '@kostbar/contracts/endpoint'
import { type ConflictCheck, conflictCheck } from '@kostbar/contracts/nutritionplan/conflicts'
import type { printouts } from '@kostbar/contracts/printouts/endpoints'
import { type Actor, isAdmin, isTrainer } from '../../http/actor.ts'
import { type AuthorizeUser, isHealthOpen } from '../../http/authorize.ts'
import type { Infra } from '../../infra/infra.ts'
import { loadCareProfile } from '../care-profile/service.ts'
import { planOrigins } from '../foods/service.ts'
import { weekOf } from '../nutritionplan/service.ts'
import { getRecipe } from '../recipes/service.ts'
import { listItems } from '../shopping/service.ts'
import { loadPerson } from './person.ts'
import { recipePdf } from './recipe-pdf.ts'
import { shoppingPdf } from './shopping-pdf.ts'
import { weekPdf } from './week-pdf.ts'

export { loadPerson, type PrintedPerson } from './person.ts'

/** Plans, recipes and shopping lists as PDFs. The caller has authorized the actor for a user in the path. */
export function printoutsService(
  { database: { kysely }, dataKeys, siteName }: Pick<Infra, 'database' | 'dataKeys' | 'siteName'>,
  authorizeUser: AuthorizeUser,
) {
  /** Conflict check against a user's care profile; null when the actor may not read it. The access is logged. */
  const openCheck = async (actor: Actor, userId: string): Promise<ConflictCheck | null> => {
    if (!(await isHealthOpen(authorizeUser, actor, userId, 'careProfile'))) return null
    const { profile } = await loadCareProfile(kysely, await dataKeys.ofUser(kysely, userId), userId)
    return conflictCheck(profile)
  }

  return {
    /** PDF of the plan for the seven days from today. @throws Problem `not_found` */
    week: async (actor: Actor, userId: string): Promise<Buffer> => {
      const [person, days, origins, check] = await Promise.all([
        loadPerson(kysely, userId),
        weekOf(kysely, userId),
        planOrigins(kysely, userId),
        openCheck(actor, userId),
      ])
      return weekPdf({ siteName, person, days, origins, check })
    },

    /**
     * PDF of a recipe that the actor may see, for the actor or a client of theirs: conflicts with this person's care
     * profile are marked.
     * @throws Problem `forbidden`, `not_found`
     */
    recipe: async (
      actor: Actor,
      recipeId: string,
      { portions, userid = actor.id }: Parsed<typeof printouts.recipe>['query'],
    ): Promise<Buffer> => {
      await authorizeUser(actor, userid, { area: 'recipes', change: false })
      const [recipe, person, check] = await Promise.all([
        getRecipe(kysely, { userId: actor.id, recipeId, seesAll: isAdmin(actor) }),
        loadPerson(kysely, userid),
        openCheck(actor, userid),
      ])
      const isForStaff = userid === actor.id && (isAdmin(actor) || isTrainer(actor))
      const hideNumbers = person.protectiveMode && !isForStaff
      return recipePdf({ siteName, recipe, portions: portions ?? recipe.servings, person, hideNumbers, check })
    },

    /**
     * PDF of the open entries of a shopping list: unticked items, and suggestions not taken over.
     * @throws Problem `not_found`
     */
    shoppingList: async (actor: Actor, userId: string): Promise<Buffer> => {
      const [person, rows, check] = await Promise.all([
        loadPerson(kysely, userId),
        listItems(kysely, { userId }),
        openCheck(actor, userId),
      ])
      const open = rows.filter(({ checked }) => !checked)
      return shoppingPdf({ siteName, person, items: open, check })
    },
  }
}
