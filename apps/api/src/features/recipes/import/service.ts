import type { RecipeImport } from '@kostbar/contracts/recipes/import-schemas'
import type { Actor } from '../../../http/actor.ts'
import type { Infra } from '../../../infra/infra.ts'
import { Problem } from '../../../problems/problem.ts'
import { recipeDraftOf } from './draft.ts'
import { type ReadRecipe, readRecipePage, readRecipeText } from './read-recipe.ts'

const problems = { REFUSED: 'page_refused', UNAVAILABLE: 'page_unavailable' } as const

/** Recipe import: reads texts and pages into drafts of the recipe form, which authors complete and save. */
export function recipeImports({ database, rateLimits, pages }: Pick<Infra, 'database' | 'rateLimits' | 'pages'>) {
  const draftOf = (actor: Actor, recipe: ReadRecipe, url: string | null = null): Promise<RecipeImport> => {
    if (recipe.ingredientLines.length === 0) throw new Problem('no_recipe')
    return recipeDraftOf(database.kysely, actor, recipe, url)
  }
  return {
    /** Reads a pasted text. @throws Problem `no_recipe`, `too_many_requests` */
    text: async (actor: Actor, text: string) => {
      await rateLimits.count('recipeImport', actor.id)
      return draftOf(actor, readRecipeText(text))
    },

    /** Reads an HTML file. @throws Problem `no_recipe`, `too_many_requests` */
    page: async (actor: Actor, html: string, fileName: string | null) => {
      await rateLimits.count('recipeImport', actor.id)
      const recipe = readRecipePage(html)
      return draftOf(actor, { ...recipe, title: recipe.title ?? fileName })
    },

    /**
     * Reads the page at an address.
     * @throws Problem `page_refused`, `page_unavailable`, `no_recipe`, `too_many_requests`
     */
    url: async (actor: Actor, url: string) => {
      await rateLimits.count('recipePage', actor.id)
      const page = await pages.fetch(url)
      if ('failure' in page) throw new Problem(problems[page.failure])
      return draftOf(actor, readRecipePage(page.html), page.url)
    },
  }
}
