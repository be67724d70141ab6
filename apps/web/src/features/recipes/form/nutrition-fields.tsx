import { addsUp, energyOf } from '@kostbar/contracts/energy'
import type { MissingReason } from '@kostbar/contracts/foods/recipe-values'
import { nutrients } from '@kostbar/contracts/nutrition'
import { useFormContext, useWatch } from 'react-hook-form'
import { parseGermanNumber } from '../../../lib/parse-number.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { nutritionFields, type RecipeFormValues } from './recipe-form-values.ts'
import { useRecipeValues } from './recipe-values.tsx'
import { texts } from './texts.ts'

const others = ['fibre', 'sugar', 'saturates', 'salt'] as const

/** Energy and macros per portion: computed from the ingredients, or entered by hand. */
export function NutritionFields({ onChange }: { readonly onChange: () => void }) {
  const { register, setValue, getValues, formState } = useFormContext<RecipeFormValues>()
  const isComputed = useWatch<RecipeFormValues, 'isComputed'>({ name: 'isComputed' })
  const { nutrition } = useRecipeValues()
  // Prefills the fields with the computed values.
  const prefill = () => {
    if (getValues('kcal') !== '' || nutrition.kcal === 0) return
    for (const [name, text] of Object.entries(nutritionFields(nutrition)))
      setValue(name as keyof typeof nutrition, text)
  }
  const enterByHand = () => {
    setValue('isComputed', false, { shouldDirty: true })
    prefill()
    onChange()
  }
  const toggle = register('isComputed', { onChange: prefill })
  return (
    <>
      <Checkbox label={texts.isComputed} error={formState.errors.isComputed?.message} {...toggle} />
      {isComputed ? <ComputedNutrition onEnterByHand={enterByHand} /> : <EnteredNutrition />}
    </>
  )
}

const reasons: Record<MissingReason, string> = texts.missingReasons

/** Values computed from the ingredients so far, and what is missing. */
function ComputedNutrition({ onEnterByHand }: { readonly onEnterByHand: () => void }) {
  const { nutrition, others: known, missing, hasIngredients, isPending, isError } = useRecipeValues()
  if (!hasIngredients) return <p className="text-sm text-ink-soft">{texts.computedLater}</p>
  return (
    <div aria-live="polite" aria-busy={isPending && !isError} className="flex flex-col gap-4">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 rounded-lg bg-sage p-4 sm:grid-cols-4">
        {nutrients.map((name) => (
          <div key={name}>
            <dt className="text-sm text-ink-soft">{texts.nutrients[name]}</dt>
            <dd className="text-lg font-semibold tabular-nums">
              {name === 'kcal' ? texts.kcalValue(nutrition.kcal) : texts.grams(nutrition[name])}
            </dd>
          </div>
        ))}
        {others.map((name) => {
          const grams = known[name]
          return grams === null ? null : (
            <div key={name}>
              <dt className="text-sm text-ink-soft">{texts.nutrients[name]}</dt>
              <dd className="tabular-nums">{texts.grams(grams)}</dd>
            </div>
          )
        })}
      </dl>
      {isPending && isError ? <Notice tone="apricot">{texts.lookupFailed}</Notice> : null}
      {missing.length > 0 && !isPending ? (
        <Notice tone="apricot">
          <p>{texts.missing}</p>
          <ul className="mt-1 font-normal">
            {missing.map(({ name, reason }) => (
              <li key={`${name} ${reason}`}>
                {name}: {reasons[reason]}
              </li>
            ))}
          </ul>
          <Button variant="secondary" size="sm" className="mt-3" onClick={onEnterByHand}>
            {texts.enterByHand}
          </Button>
        </Notice>
      ) : null}
    </div>
  )
}

function EnteredNutrition() {
  const { register, formState } = useFormContext<RecipeFormValues>()
  return (
    <>
      <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-4">
        {nutrients.map((field) => (
          <TextField
            key={field}
            label={texts[field]}
            inputMode="decimal"
            autoComplete="off"
            error={formState.errors[field]?.message}
            {...register(field)}
          />
        ))}
      </div>
      <EnergyCheck />
    </>
  )
}

function EnergyCheck() {
  const [kcal, carbs, proteins, fats] = useWatch<RecipeFormValues, typeof nutrients>({ name: nutrients }).map(
    parseGermanNumber,
  )
  const nutrition = {
    kcal: kcal ?? Number.NaN,
    carbs: carbs ?? Number.NaN,
    proteins: proteins ?? Number.NaN,
    fats: fats ?? Number.NaN,
  }
  const energy = energyOf(nutrition)
  const isComplete = !Number.isNaN(energy + nutrition.kcal)
  return (
    <p role="status" className="min-h-6 text-sm text-ink-soft">
      {isComplete ? (addsUp(nutrition) ? texts.addsUp(energy) : texts.doesNotAddUp(energy)) : ''}
    </p>
  )
}
