import { type IngredientWords, ingredientText } from '@kostbar/contracts/recipes/ingredient-text'

interface IngredientsProps {
  /** Ingredients with amounts for all servings of the recipe. */
  readonly ingredients: readonly IngredientWords[]
  /** Wanted portions divided by the recipe's servings; multiplies the amounts. */
  readonly factor: number
  readonly className?: string
}

/** Ingredient list in cookbook style, with highlighted, scaled amounts. */
export const Ingredients = ({ ingredients, factor, className = 'mt-3' }: IngredientsProps) => (
  <ul className={className}>
    {ingredients.map((ingredient, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a recipe may name an ingredient twice
      <li key={index} className="border-b border-line py-2 leading-snug wrap-anywhere last:border-b-0">
        <Ingredient ingredient={ingredient} factor={factor} />
      </li>
    ))}
  </ul>
)

function Ingredient({ ingredient, factor }: { ingredient: IngredientWords; factor: number }) {
  const { before, amount, name, note } = ingredientText(ingredient, factor)
  return (
    <>
      {before ? `${before} ` : null}
      {amount ? <strong className="font-semibold whitespace-nowrap">{amount}</strong> : null}
      {amount ? ' ' : null}
      {name}
      {note ? <span className="text-ink-soft">, {note}</span> : null}
    </>
  )
}
