import type { Food } from '@kostbar/contracts/foods/schemas'
import { useId, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { LazyFoodDialog } from '../../../domain/foods/lazy-food-dialog.tsx'
import { texts as foodTexts } from '../../../domain/foods/texts.ts'
import { useFoodSearch } from '../../../domain/foods/use-food-search.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldMessage } from '../../../ui/field.tsx'
import { RemoveRow } from '../../../ui/remove-row.tsx'
import { SearchSelect } from '../../../ui/search-select.tsx'
import { ImportedLine } from './imported-line.tsx'
import { ingredientGridClass } from './ingredient-grid.ts'
import { amountField, amountOf, type RecipeFormValues } from './recipe-form-values.ts'
import { useRecipeValues } from './recipe-values.tsx'
import { RowInput } from './row-input.tsx'
import { texts } from './texts.ts'
import { UnitSelect } from './unit-select.tsx'

interface IngredientRowProps {
  readonly row: number
  readonly onChange: () => void
  readonly onEnter: (() => void) | undefined
  /** Removes the row; undefined for the only row. */
  readonly onRemove: (() => void) | undefined
}

/** Row with amount, unit and name of an ingredient, and the food its values are computed with. */
export function IngredientRow({ row, onChange, onEnter, onRemove }: IngredientRowProps) {
  const { register, formState, getValues } = useFormContext<RecipeFormValues>()
  const error = formState.errors.ingredients?.[row]
  const id = useId()
  const number = row + 1
  return (
    <li>
      <div className={ingredientGridClass}>
        <RowInput
          label={texts.amount(number)}
          inputMode="decimal"
          errorId={error?.amount && id}
          {...register(`ingredients.${row}.amount`)}
        />
        <UnitSelect row={row} onChange={onChange} />
        <NameSelect row={row} onChange={onChange} onEnter={onEnter} errorId={error?.normalName && id} />
        {onRemove ? (
          <RemoveRow
            label={texts.removeIngredient(number, getValues(`ingredients.${row}.normalName`))}
            onRemove={onRemove}
          />
        ) : null}
      </div>
      <FieldMessage id={id} error={error?.amount?.message ?? error?.normalName?.message} lines={0} />
      <MatchedFood row={row} onChange={onChange} />
      <ImportedLine row={row} />
    </li>
  )
}

/** Source of a food, named only for own foods and the food table; our foods are the default. */
const sourceOf = (food: Food) =>
  food.source === 'OWN' ? foodTexts.own : food.source === 'BLS' && foodTexts.source(food)

const toItem = (food: Food) => ({
  id: food.id,
  label: food.name,
  note: [sourceOf(food), foodTexts.per100g(food.kcal)].filter(Boolean).join(', '),
})

function useChosenFood(row: number, onChange: () => void) {
  const { setValue, getValues } = useFormContext<RecipeFormValues>()
  return ({ id, name }: Pick<Food, 'id' | 'name'>) => {
    const { foodId, measure, ...ingredient } = getValues(`ingredients.${row}`)
    // The measure of another food weighs something else: the amount becomes grams.
    if (measure && foodId !== id) {
      const grams = amountOf({ ...ingredient, measure })
      setValue(`ingredients.${row}.measure`, null)
      if (grams !== undefined) setValue(`ingredients.${row}.amount`, amountField(grams, null))
    }
    setValue(`ingredients.${row}.normalName`, name, { shouldDirty: true, shouldValidate: false })
    if (ingredient.imported) setValue(`ingredients.${row}.imported.similarFood`, null)
    setValue(`ingredients.${row}.foodId`, id, { shouldDirty: true })
    onChange()
  }
}

interface NameSelectProps {
  readonly row: number
  readonly onChange: () => void
  readonly onEnter: (() => void) | undefined
  readonly errorId: string | undefined
}

/** Name of the ingredient with a food search; typing another name than that of the chosen food unlinks it. */
function NameSelect({ row, onChange, onEnter, errorId }: NameSelectProps) {
  const { setValue } = useFormContext<RecipeFormValues>()
  const { field } = useController<RecipeFormValues, `ingredients.${number}.normalName`>({
    name: `ingredients.${row}.normalName`,
  })
  const { items, isLoading } = useFoodSearch(field.value)
  const choose = useChosenFood(row, onChange)
  const type = (text: string) => {
    if (text === field.value) return
    field.onChange(text)
    setValue(`ingredients.${row}.foodId`, null)
    onChange()
  }
  return (
    <SearchSelect
      ref={field.ref}
      label={texts.ingredient(row + 1)}
      hideLabel
      placeholder={texts.columns.name}
      value={field.value}
      onType={type}
      items={items.map(toItem)}
      isLoading={isLoading}
      emptyText={foodTexts.nothingFound}
      onSelect={({ id, label: name }) => choose({ id, name })}
      onBlur={field.onBlur}
      {...(onEnter ? { onEnter } : {})}
      errorId={errorId}
      className="max-sm:col-span-3 max-sm:row-start-2"
    />
  )
}

/** Food that the ingredient is computed with, or a hint that none matches and a button to add one. */
function MatchedFood({ row, onChange }: { readonly row: number; readonly onChange: () => void }) {
  const { watch } = useFormContext<RecipeFormValues>()
  const { normalName: name, foodId, ...ingredient } = watch(`ingredients.${row}`)
  const food = useRecipeValues().foodOf({ name, foodId })
  const [isAdding, setAdding] = useState(false)
  const choose = useChosenFood(row, onChange)
  if (name.trim() === '' || food === undefined) return null
  return (
    <div className="flex min-h-7 flex-wrap items-center gap-x-2 text-sm text-ink-soft sm:ml-53">
      {food ? (
        <span>
          {food.name === name.trim() ? '' : `${food.name}, `}
          {foodTexts.per100g(food.kcal)}
          {ingredient.measure ? `, ${texts.measure(ingredient.measure)}` : ''}
          {food.source === 'BLS' ? `, ${foodTexts.source(food)}` : ''}
        </span>
      ) : (
        <>
          <span>{texts.unknownFood}</span>
          <Button variant="quiet" size="sm" onClick={() => setAdding(true)}>
            {texts.addFood}
          </Button>
        </>
      )}
      {isAdding ? (
        <LazyFoodDialog
          name={name.trim()}
          onClose={() => setAdding(false)}
          onSaved={(added) => {
            setAdding(false)
            choose(added)
          }}
        />
      ) : null}
    </div>
  )
}
