import { scaledAmount } from '@kostbar/contracts/recipes/amounts'

interface Ingredient {
  /** For all servings; undefined without a fixed amount. */
  readonly amount?: number | undefined
  readonly unit?: string | undefined
  readonly normalName: string
  readonly note?: string | null | undefined
}

interface IngredientsProps {
  readonly ingredients: readonly Ingredient[]
  /** Wanted portions divided by the recipe's servings. */
  readonly factor: number
}

/** Ingredients with scaled amounts. */
export const Ingredients = ({ ingredients, factor }: IngredientsProps) => (
  <ul className="mt-3">
    {ingredients.map(({ amount, unit, normalName, note }) => (
      <li
        key={`${normalName} ${note} ${amount}`}
        className="grid grid-cols-[5.5rem_1fr] gap-3 border-b border-line py-2 last:border-b-0"
      >
        <span className="text-right font-semibold">{amount ? scaledAmount(amount, unit ?? '', factor) : unit}</span>
        <span>
          {normalName}
          {note ? <span className="block text-sm text-ink-soft">{note}</span> : null}
        </span>
      </li>
    ))}
  </ul>
)
