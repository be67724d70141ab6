import { type ConflictCheck, conflictCheck } from '@kostbar/contracts/nutritionplan/conflicts'
import { type Actor, isAdmin, isTrainer } from '../../http/actor.ts'
import { type AuthorizeUser, isHealthOpen } from '../../http/authorize.ts'
import type { Infra } from '../../infra/infra.ts'
import { loadCareProfile } from '../care-profile/service.ts'
import { weekOf } from '../nutritionplan/service.ts'
import { getRecipe } from '../recipes/service.ts'
import { listItems } from '../shopping/service.ts'
import { loadPerson } from './person.ts'
import { recipePdf } from './recipe-pdf.ts'
import { shoppingPdf } from './shopping-pdf.ts'
import { weekPdf } from './week-pdf.ts'

/** Plans, recipes and shopping lists as PDFs. The caller is authorized for the user. */
export function printoutsService(
  { database: { kysely }, dataKeys }: Pick<Infra, 'database' | 'dataKeys'>,
  authorizeUser: AuthorizeUser,
) {
  /** The check against a care profile; null unless its reading is open to the actor, which is recorded. */
  const openCheck = async (actor: Actor, userId: string): Promise<ConflictCheck | null> => {
    if (!(await isHealthOpen(authorizeUser, actor, userId, 'careProfile'))) return null
    const { profile } = await loadCareProfile(kysely, await dataKeys.ofUser(kysely, userId), userId)
    return conflictCheck(profile)
  }

  return {
    /** The plan of the seven days from today. @throws Problem `not_found` */
    week: async (actor: Actor, userId: string): Promise<Buffer> => {
      const [person, days, check] = await Promise.all([
        loadPerson(kysely, userId),
        weekOf(kysely, userId),
        openCheck(actor, userId),
      ])
      return weekPdf({ person, days, check })
    },

    /** A recipe the actor may see, with marks against the actor's own care profile. @throws Problem `not_found` */
    recipe: async (actor: Actor, recipeId: string, portions?: number): Promise<Buffer> => {
      const [recipe, person, check] = await Promise.all([
        getRecipe(kysely, { userId: actor.id, recipeId, seesAll: isAdmin(actor) }),
        loadPerson(kysely, actor.id),
        openCheck(actor, actor.id),
      ])
      const hideNumbers = person.protectiveMode && !isAdmin(actor) && !isTrainer(actor)
      return recipePdf({ recipe, portions: portions ?? recipe.servings, person, hideNumbers, check })
    },

    /** What is open on a shopping list: items, and suggestions that are not taken over. @throws Problem `not_found` */
    shoppingList: async (actor: Actor, userId: string): Promise<Buffer> => {
      const [person, rows, check] = await Promise.all([
        loadPerson(kysely, userId),
        listItems(kysely, { userId }),
        openCheck(actor, userId),
      ])
      const open = rows.filter(({ checked }) => !checked)
      return shoppingPdf({ person, items: open, check })
    },
  }
}
