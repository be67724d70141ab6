import type { ContentOf } from '../content.ts'
import type { IngredientWords } from './ingredient-text.ts'

/** Converts an ingredient of a public recipe story, which has forms of its own. */
export function storyIngredient(ingredient: Omit<ContentOf<'ingredient'>, 'component' | '_uid'>): IngredientWords {
  const { singular, plural, normalName: name } = ingredient
  return { ...ingredient, forms: { name, singular: singular || null, plural: plural || null } }
}
