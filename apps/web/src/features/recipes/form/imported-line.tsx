import { CircleAlert } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import type { IngredientValues, RecipeFormValues } from './recipe-form-values.ts'
import { texts } from './texts.ts'

/** Hints what to check in an imported ingredient; empty once it was corrected. */
function checksOf({ imported, amount }: IngredientValues): string[] {
  if (!imported) return []
  const { amountCheck, similarFood } = imported
  return [
    ...(amountCheck === 'MISSING' ? (amount.trim() === '' ? [texts.importChecks.MISSING] : []) : []),
    ...(amountCheck === 'RANGE' || amountCheck === 'ESTIMATED' ? [texts.importChecks[amountCheck]] : []),
    ...(similarFood === null ? [] : [texts.isMeant(similarFood)]),
  ]
}

/** Original line of an imported ingredient, with hints what to check. */
export function ImportedLine({ row }: { readonly row: number }) {
  const { watch } = useFormContext<RecipeFormValues>()
  const ingredient = watch(`ingredients.${row}`)
  if (!ingredient.imported) return null
  const checks = checksOf(ingredient)
  return (
    <div className="mb-2 text-sm text-ink-soft sm:ml-53">
      <p className="wrap-anywhere">{texts.original(ingredient.imported.line)}</p>
      {checks.length > 0 ? (
        <p className="mt-1 inline-flex items-start gap-1.5 rounded-md bg-apricot-soft px-2 py-0.5 font-medium text-apricot-ink">
          <CircleAlert className="mt-[0.2em] size-[1.1em] shrink-0" aria-hidden="true" />
          {checks.join(' ')}
        </p>
      ) : null}
    </div>
  )
}
