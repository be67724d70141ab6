import { type Allergen, allergens } from '@kostbar/contracts/recipes/allergens'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { RecipeFormValues } from './recipe-form-values.ts'
import { useRecipeValues } from './recipe-values.tsx'
import { texts } from './texts.ts'

const letters = Object.keys(allergens) as Allergen[]

/** Allergens of a recipe: computed from the ingredients, or entered by hand. */
export function AllergenField({ onChange }: { readonly onChange: () => void }) {
  const { register, setValue, getValues, formState } = useFormContext<RecipeFormValues>()
  const isComputed = useWatch<RecipeFormValues, 'hasComputedAllergens'>({ name: 'hasComputedAllergens' })
  const { allergens: known, allergensUnknown, isPending } = useRecipeValues()
  // Prefills the manual choice with the computed allergens, which may be incomplete.
  const prefill = () => {
    if (getValues('allergens').length === 0 && !getValues('noAllergens')) setValue('allergens', [...known])
    const chosen = getValues('allergens')
    // An earlier choice may lack what the ingredients are known to contain by now.
    const isComplete = allergensUnknown.length === 0 && !isPending && known.every((letter) => chosen.includes(letter))
    setValue('allergensConfirmed', isComplete)
  }
  const chooseByHand = () => {
    setValue('hasComputedAllergens', false, { shouldDirty: true })
    prefill()
    onChange()
  }
  return (
    <>
      <Checkbox
        label={texts.hasComputedAllergens}
        error={formState.errors.hasComputedAllergens?.message}
        {...register('hasComputedAllergens', { onChange: prefill })}
      />
      {isComputed ? <ComputedAllergens onChooseByHand={chooseByHand} /> : <ChosenAllergens />}
    </>
  )
}

/** Allergens computed from the ingredients; "none" is shown only if the allergens of all ingredients are known. */
function ComputedAllergens({ onChooseByHand }: { readonly onChooseByHand: () => void }) {
  const { allergens: known, allergensUnknown, hasIngredients, isPending } = useRecipeValues()
  if (!hasIngredients) return <p className="text-sm text-ink-soft">{texts.computedLater}</p>
  const isComplete = allergensUnknown.length === 0
  return (
    <div aria-live="polite" className="flex flex-col gap-4">
      {known.length > 0 ? <p className="font-medium">{known.map(texts.allergen).join(', ')}</p> : null}
      {isComplete && !isPending && known.length === 0 ? <p className="font-medium">{texts.noneComputed}</p> : null}
      {isComplete || isPending ? null : (
        <Notice tone="apricot">
          <p>{texts.allergensUnknown(allergensUnknown.join(', '))}</p>
          <Button variant="secondary" size="sm" className="mt-3" onClick={onChooseByHand}>
            {texts.chooseByHand}
          </Button>
        </Notice>
      )}
    </div>
  )
}

/**
 * Checkboxes of the 14 allergens that must be declared in the EU, and "none of them"; choosing neither is allowed. A
 * choice that was prefilled while allergens of ingredients are unknown has to be changed or confirmed.
 */
function ChosenAllergens() {
  const { register, setValue, clearErrors } = useFormContext<RecipeFormValues>()
  const { allergensUnknown, isPending } = useRecipeValues()
  const confirm = () => {
    setValue('allergensConfirmed', true)
    clearErrors('allergensConfirmed')
  }
  const letterProps = register('allergens', {
    onChange: () => {
      setValue('noAllergens', false)
      confirm()
    },
  })
  const noneProps = register('noAllergens', {
    onChange: () => {
      setValue('allergens', [])
      confirm()
    },
  })
  return (
    <>
      <p className="text-sm text-ink-soft">{texts.allergensHint}</p>
      {allergensUnknown.length > 0 && !isPending ? (
        <div className="my-3">
          <Notice tone="apricot">
            <p>{texts.allergensUnknown(allergensUnknown.join(', '))}</p>
            <p className="mt-1 font-normal">{texts.chosenIsComplete}</p>
          </Notice>
        </div>
      ) : null}
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {letters.map((letter) => (
          <Checkbox key={letter} value={letter} label={texts.allergen(letter)} {...letterProps} />
        ))}
      </div>
      <Checkbox label={texts.noAllergens} {...noneProps} />
      <ConfirmChoice />
    </>
  )
}

/** Checkbox that confirms a prefilled choice. It stays once it is shown, so that a tick does not take it away. */
function ConfirmChoice() {
  const { register, control, formState } = useFormContext<RecipeFormValues>()
  const [chosen, isNone, isConfirmed] = useWatch({ control, name: ['allergens', 'noAllergens', 'allergensConfirmed'] })
  const hasChoice = isNone || chosen.length > 0
  const mustConfirm = hasChoice && !isConfirmed
  const [isAsked, setAsked] = useState(mustConfirm)
  if (mustConfirm && !isAsked) setAsked(true)
  if (!hasChoice || !isAsked) return null
  return (
    <Checkbox
      label={texts.allergensConfirmed}
      error={formState.errors.allergensConfirmed?.message}
      {...register('allergensConfirmed')}
    />
  )
}
