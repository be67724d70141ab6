import type { ImportedIngredient, RecipeImport } from '@kostbar/contracts/recipes/import-schemas'
import {
  amountField,
  emptyIngredient,
  emptyRecipe,
  emptyStep,
  type IngredientValues,
  type RecipeFormValues,
} from '../form/recipe-form-values.ts'

const ingredientValues = ({ amount, name, ...ingredient }: ImportedIngredient): IngredientValues => ({
  amount: amount === null ? '' : amountField(amount, ingredient.measure),
  unit: ingredient.unit,
  measure: ingredient.measure,
  normalName: name,
  note: ingredient.note,
  foodId: ingredient.foodId,
  imported: {
    line: ingredient.line,
    amountCheck: ingredient.amountCheck,
    similarFood: ingredient.foodCheck === 'SIMILAR' ? ingredient.foodName : null,
  },
})

/** Form values of an imported recipe. */
export const valuesOfImport = (recipe: RecipeImport): RecipeFormValues => ({
  ...emptyRecipe,
  name: recipe.name,
  description: recipe.description,
  // Empty, so that the form asks: a guess would look as if it had been read, and falsify the values per portion.
  servings: recipe.servings === null ? '' : String(recipe.servings),
  prepMinutes: recipe.prepMinutes === null ? '' : String(recipe.prepMinutes),
  ingredients: recipe.ingredients.length > 0 ? recipe.ingredients.map(ingredientValues) : [emptyIngredient],
  steps: recipe.steps.length > 0 ? recipe.steps.map((text) => ({ text })) : [emptyStep],
  source: {
    title: recipe.source.title ?? '',
    author: recipe.source.author ?? '',
    url: recipe.source.url ?? '',
  },
})

/** Whether the food or amount of the ingredient needs a check. */
export const needsCheck = ({ foodCheck, amountCheck }: ImportedIngredient): boolean =>
  foodCheck !== null || amountCheck !== null
