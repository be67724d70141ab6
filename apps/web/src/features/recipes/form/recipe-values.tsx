import { foods } from '@kostbar/contracts/foods/endpoints'
import { type RecipeValues, recipeValuesOf } from '@kostbar/contracts/foods/recipe-values'
import type { Food } from '@kostbar/contracts/foods/schemas'
import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { query } from '../../../lib/api.ts'
import { parseGermanNumber } from '../../../lib/parse-number.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import type { RecipeFormValues } from './recipe-form-values.ts'

const debounceMs = 400

interface Entry {
  name: string
  foodId: string | null
}

const entryKey = ({ name, foodId }: Entry) => JSON.stringify([name.trim(), foodId])

function entryOf(key: string): Entry {
  const [name, foodId] = JSON.parse(key) as [string, string | null]
  return { name, foodId }
}

interface FormValues extends RecipeValues {
  /** The food that an ingredient means; undefined while that is being looked up, null where none is known. */
  readonly foodOf: (entry: Entry) => Food | null | undefined
  /** Whether any ingredient is named. */
  readonly hasIngredients: boolean
  /** Whether foods are being looked up: nothing is said about what is missing meanwhile. */
  readonly isPending: boolean
  /** The lookup failed. */
  readonly isError: boolean
}

const ValuesContext = createContext<FormValues | null>(null)

/** The foods of the named ingredients by their entries, looked up once typing pauses; known ones stay meanwhile. */
function useMatchedFoods(entries: readonly Entry[]) {
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
    const found = keys.split('\n').map((key, row) => [key, data.foods[row] ?? null] as const)
    setMatched((former) => new Map([...former, ...found]))
  }, [data, keys])
  return { matched, isError }
}

/** Computes the recipe's values from what the form holds, for the fields inside. */
export function RecipeValuesProvider({ children }: { readonly children: ReactNode }) {
  const { control } = useFormContext<RecipeFormValues>()
  const [rows, servings] = useWatch({ control, name: ['ingredients', 'servings'] })
  const named = rows.filter(({ normalName }) => normalName.trim() !== '')
  const { matched, isError } = useMatchedFoods(named.map(({ normalName: name, foodId }) => ({ name, foodId })))
  const foodOf = (entry: Entry) => matched.get(entryKey(entry))
  const lines = named.map(({ normalName: name, foodId, amount, unit }) => ({
    name: name.trim(),
    amount: parseGermanNumber(amount) ?? Number.NaN,
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
