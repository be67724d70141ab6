import type { Food } from '@kostbar/contracts/foods/schemas'
import { units } from '@kostbar/contracts/recipes/units'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { LazyFoodDialog } from '../../../domain/foods/lazy-food-dialog.tsx'
import { texts as foodTexts } from '../../../domain/foods/texts.ts'
import { useFoodSearch } from '../../../domain/foods/use-food-search.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { controlClass, FieldMessage } from '../../../ui/field.tsx'
import { SearchSelect } from '../../../ui/search-select.tsx'
import type { RecipeFormValues } from './recipe-form-values.ts'
import { useRecipeValues } from './recipe-values.tsx'
import { RemoveRow } from './remove-row.tsx'
import { RowInput } from './row-input.tsx'
import { texts } from './texts.ts'

interface IngredientRowProps {
  readonly row: number
  readonly onChange: () => void
  readonly onEnter: (() => void) | undefined
  /** Undefined for the only row. */
  readonly onRemove: (() => void) | undefined
}

/** Amount, unit and name of an ingredient, and the food it is computed with. */
export function IngredientRow({ row, onChange, onEnter, onRemove }: IngredientRowProps) {
  const { register, formState, getValues } = useFormContext<RecipeFormValues>()
  const error = formState.errors.ingredients?.[row]
  const id = useId()
  const number = row + 1
  return (
    <li>
      <div className="grid grid-cols-[1fr_6.5rem_2.75rem] gap-2 sm:grid-cols-[6rem_6.5rem_1fr_2.75rem]">
        <RowInput
          label={texts.amount(number)}
          placeholder={texts.amountPlaceholder}
          inputMode="decimal"
          errorId={error?.amount && id}
          {...register(`ingredients.${row}.amount`)}
        />
        <div className="relative">
          <select
            aria-label={texts.unit(number)}
            className={classNames(controlClass, 'appearance-none pr-9')}
            {...register(`ingredients.${row}.unit`)}
          >
            {units.map((unit) => (
              <option key={unit}>{unit}</option>
            ))}
          </select>
          <ChevronDown className="pointer-events-none absolute top-4 right-3 size-4 text-ink-soft" aria-hidden="true" />
        </div>
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
    </li>
  )
}

const toItem = (food: Food) => ({
  id: food.id,
  label: food.name,
  note: [food.source === 'OWN' && foodTexts.own, foodTexts.per100g(food.kcal)].filter(Boolean).join(', '),
})

function useChosenFood(row: number, onChange: () => void) {
  const { setValue } = useFormContext<RecipeFormValues>()
  return ({ id, name }: Pick<Food, 'id' | 'name'>) => {
    setValue(`ingredients.${row}.normalName`, name, { shouldDirty: true, shouldValidate: false })
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

/** The ingredient's name with a search of foods; another name than that of the chosen food lets go of it. */
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
      placeholder={texts.ingredientPlaceholder}
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

/** Which food the ingredient is computed with, or that none is known; then one can be added. */
function MatchedFood({ row, onChange }: { readonly row: number; readonly onChange: () => void }) {
  const { watch } = useFormContext<RecipeFormValues>()
  const { normalName: name, foodId } = watch(`ingredients.${row}`)
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
