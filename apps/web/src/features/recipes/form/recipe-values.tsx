import { foods } from '@kostbar/contracts/foods/endpoints'
import { type RecipeValues, recipeValuesOf } from '@kostbar/contracts/foods/recipe-values'
import type { Food } from '@kostbar/contracts/foods/schemas'
import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { query } from '../../../lib/api.ts'
import { parseGermanNumber } from '../../../lib/parse-number.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { amountOf, type RecipeFormValues } from './recipe-form-values.ts'

const debounceMs = 400

interface IngredientEntry {
  name: string
  foodId: string | null
}

const entryKey = ({ name, foodId }: IngredientEntry) => JSON.stringify([name.trim(), foodId])

function entryOf(key: string): IngredientEntry {
  const [name, foodId] = JSON.parse(key) as [string, string | null]
  return { name, foodId }
}

interface FormValues extends RecipeValues {
  /** Matched food of an ingredient; undefined while it is looked up, null if none matches. */
  readonly foodOf: (entry: IngredientEntry) => Food | null | undefined
  /** Whether any ingredient has a name. */
  readonly hasIngredients: boolean
  /** Whether foods are being looked up; missing values are not reported meanwhile. */
  readonly isPending: boolean
  /** Whether the lookup failed. */
  readonly isError: boolean
}

const ValuesContext = createContext<FormValues | null>(null)

/** Foods of the named ingredients by entry key, looked up once typing pauses; earlier results are kept meanwhile. */
function useMatchedFoods(entries: readonly IngredientEntry[]) {
  const [matched, setMatched] = useState<ReadonlyMap<string, Food | null>>(new Map())
  const keys = useDebounced([...new Set(entries.map(entryKey))].join('\n'), debounceMs)
  const body = {
    entries: keys
      .split('\n')
      .filter(Boolean)
      .map((key) => entryOf(key)),
  }
  const { data, isError } = useQuery({ ...query(foods.match, { body }), enabled: keys !== '' })
  useEffect(() => {
    if (!data) return
    const newMatches = keys.split('\n').map((key, row) => [key, data.foods[row] ?? null] as const)
    setMatched((former) => new Map([...former, ...newMatches]))
  }, [data, keys])
  return { matched, isError }
}

/** Provides values computed from the form's ingredients to the fields inside. */
export function RecipeValuesProvider({ children }: { readonly children: ReactNode }) {
  const { control } = useFormContext<RecipeFormValues>()
  const [rows, servings] = useWatch({ control, name: ['ingredients', 'servings'] })
  const named = rows.filter(({ normalName }) => normalName.trim() !== '')
  const { matched, isError } = useMatchedFoods(named.map(({ normalName: name, foodId }) => ({ name, foodId })))
  const foodOf = (entry: IngredientEntry) => matched.get(entryKey(entry))
  const lines = named.map(({ normalName: name, foodId, amount, unit, measure }) => ({
    name: name.trim(),
    amount: amountOf({ amount, measure }) ?? Number.NaN,
    unit,
    food: foodOf({ name, foodId }) ?? null,
  }))
  const isPending = named.some(({ normalName: name, foodId }) => foodOf({ name, foodId }) === undefined)
  const values = recipeValuesOf(lines, parseGermanNumber(servings) || 1)
  return (
    <ValuesContext value={{ ...values, foodOf, hasIngredients: named.length > 0, isPending, isError }}>
      {children}
    </ValuesContext>
  )
}

export function useRecipeValues(): FormValues {
  const values = useContext(ValuesContext)
  if (!values) throw new Error('RecipeValuesProvider is missing')
  return values
}
