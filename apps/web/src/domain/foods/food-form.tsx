import { foods } from '@kostbar/contracts/foods/endpoints'
import { type Food, foodInput } from '@kostbar/contracts/foods/schemas'
import { nutrients } from '@kostbar/contracts/nutrition'
import { type Allergen, allergens } from '@kostbar/contracts/recipes/allergens'
import { recipes } from '@kostbar/contracts/recipes/endpoints'
import { type Aisle, aisles } from '@kostbar/contracts/shopping/aisles'
import { useEffect, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useApiMutation } from '../../lib/api.ts'
import { contractResolver } from '../../lib/contract-resolver.ts'
import { showFormProblem } from '../../lib/form-problem.ts'
import type { ProblemError } from '../../lib/problem-error.ts'
import { useContentKey } from '../../lib/use-content-key.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { FormFields } from '../../ui/form-fields.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { ChangedFood } from './changed-food.tsx'
import { type FoodFormValues, foodFormValues, optionalNumbers, toFoodInput } from './food-form-values.ts'
import { PortionRows } from './portion-rows.tsx'
import { texts } from './texts.ts'

const resolver = contractResolver(foodInput, toFoodInput)

interface FoodFormProps {
  /** Food to edit; undefined for a new food. */
  readonly food: Food | undefined
  /** Initial name of a new food. */
  readonly name?: string | undefined
  /** Called with whether the form has unsaved input, at first and after each change of it. */
  readonly onDirtyChange: (isDirty: boolean) => void
  readonly onSaved: (food: Food) => void
  readonly onCancel: () => void
}

/**
 * Form of a food: name, values per 100 g, measures and allergens. After a change elsewhere the input stays: what is stored
 * now is shown, and saving again replaces it.
 */
export function FoodForm({ food, name, onDirtyChange, onSaved, onCancel }: FoodFormProps) {
  const form = useForm<FoodFormValues>({ resolver, defaultValues: foodFormValues(food, name) })
  // The list may be fetched again while the form is open.
  const [initial] = useState(food)
  const [newer, setNewer] = useState<Food>()
  const options = {
    // The nutrition of recipes is computed from foods, so recipes are fetched again.
    refresh: [foods.list, foods.match, recipes.list, recipes.mine, recipes.get],
    onSuccess(saved: Food) {
      toast.success(texts.saved)
      onSaved(saved)
    },
    onError: (problem: ProblemError) => showFormProblem(form, problem, { unexpected: texts.saveFailed }),
  }
  const keyOf = useContentKey()
  const add = useApiMutation(foods.add, options)
  const update = useApiMutation(foods.update, {
    ...options,
    onError: (problem) =>
      problem.code === 'changed_meanwhile' ? setNewer(problem.current as Food) : options.onError(problem),
  })
  const isPending = add.isPending || update.isPending
  const save = form.handleSubmit((values) => {
    const body = toFoodInput(values)
    if (initial)
      update.mutate({ params: { foodId: initial.id }, body: { ...body, updatedAt: (newer ?? initial).updatedAt } })
    else add.mutate({ body: { ...body, key: keyOf(body) } })
  })
  const { errors, isDirty } = form.formState
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange])
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        // The dialog may be rendered inside another form, which must not be submitted too.
        event.stopPropagation()
        void save(event)
      }}
    >
      <FormFields isSaving={isPending}>
        <div className="grid gap-x-4 sm:grid-cols-2">
          <TextField
            label={texts.name}
            autoComplete="off"
            autoFocus
            error={errors.name?.message}
            {...form.register('name')}
          />
          <SelectField label={texts.aisle} {...form.register('aisle')}>
            {(Object.entries(aisles) as [Aisle, string][]).map(([aisle, label]) => (
              <option key={aisle} value={aisle}>
                {label}
              </option>
            ))}
          </SelectField>
        </div>
        <ValueFields form={form} />
        <h3 className="mt-4 text-lg">{texts.measures}</h3>
        <p className="mb-3 text-sm text-ink-soft">{texts.measuresHint}</p>
        <div className="grid gap-x-4 sm:grid-cols-2">
          <NumberField
            label={texts.gramsPerPiece}
            optional
            unit="g"
            error={errors.gramsPerPiece?.message}
            {...form.register('gramsPerPiece')}
          />
          <NumberField
            label={texts.gramsPerMl}
            optional
            unit="g"
            error={errors.gramsPerMl?.message}
            {...form.register('gramsPerMl')}
          />
        </div>
        <div className="grid gap-x-4 sm:grid-cols-2">
          <TextField
            label={texts.singular}
            optional
            placeholder={texts.singularPlaceholder}
            autoComplete="off"
            error={errors.singular?.message}
            {...form.register('singular')}
          />
          <TextField
            label={texts.plural}
            optional
            placeholder={texts.pluralPlaceholder}
            autoComplete="off"
            error={errors.plural?.message}
            {...form.register('plural')}
          />
        </div>
        <PortionRows form={form} />
        <AllergenFields form={form} />
      </FormFields>
      {initial && newer ? <ChangedFood before={initial} after={newer} /> : null}
      <FormActions
        className="mt-6"
        submitLabel={texts.save}
        cancelLabel={texts.cancel}
        isPending={isPending}
        onCancel={onCancel}
      />
    </form>
  )
}

interface FieldsProps {
  readonly form: UseFormReturn<FoodFormValues>
}

const ValueFields = ({ form: { register, formState } }: FieldsProps) => (
  <>
    <h3 className="mt-2 text-lg">{texts.values}</h3>
    <p className="mb-3 text-sm text-ink-soft">{texts.valuesHint}</p>
    <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
      {nutrients.map((name) => (
        <NumberField
          key={name}
          label={texts[name]}
          unit={name === 'kcal' ? 'kcal' : 'g'}
          error={formState.errors[name]?.message}
          {...register(name)}
        />
      ))}
    </div>
    <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-2">
      {optionalNumbers.map((name) => (
        <NumberField
          key={name}
          label={texts[name]}
          optional
          unit="g"
          error={formState.errors[name]?.message}
          {...register(name)}
        />
      ))}
    </div>
  </>
)

const letters = Object.keys(allergens) as Allergen[]

function AllergenFields({ form: { register, setValue } }: FieldsProps) {
  const letterProps = register('allergens', { onChange: () => setValue('noAllergens', false) })
  const noneProps = register('noAllergens', { onChange: () => setValue('allergens', []) })
  return (
    <fieldset>
      <legend className="mt-4 text-lg font-semibold">{texts.allergens}</legend>
      <p className="mb-1 text-sm text-ink-soft">{texts.allergensHint}</p>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {letters.map((letter) => (
          <Checkbox key={letter} value={letter} label={texts.allergen(letter)} {...letterProps} />
        ))}
      </div>
      <Checkbox label={texts.noAllergens} {...noneProps} />
    </fieldset>
  )
}
