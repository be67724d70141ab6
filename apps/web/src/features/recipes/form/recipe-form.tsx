import { type ReactNode, useId } from 'react'
import { FormProvider, type UseFormReturn } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { FormFields } from '../../../ui/form-fields.tsx'
import { AboutFields } from './about-fields.tsx'
import { AllergenField } from './allergen-field.tsx'
import { IngredientRows } from './ingredient-rows.tsx'
import { NutritionFields } from './nutrition-fields.tsx'
import type { RecipeFormValues } from './recipe-form-values.ts'
import { RecipeTags } from './recipe-tags.tsx'
import { RecipeValuesProvider } from './recipe-values.tsx'
import { SourceFields } from './source-fields.tsx'
import { StepRows } from './step-rows.tsx'
import { texts } from './texts.ts'

interface RecipeFormProps {
  readonly form: UseFormReturn<RecipeFormValues>
  /** Notices above the fields: a draft, plans with the recipe, a conflict. */
  readonly notices?: ReactNode
  readonly photo: ReactNode
  readonly isUploading: boolean
  readonly isPending: boolean
  readonly cancelPath: string
  readonly onSave: (values: RecipeFormValues) => void
  readonly onChange?: () => void
}

/** Form of a recipe, new or stored. */
export function RecipeForm(props: RecipeFormProps) {
  const { form, onSave, onChange = () => undefined } = props
  const hasSource = form.watch('source') !== null
  const save = form.handleSubmit(onSave)
  return (
    <FormProvider {...form}>
      <form
        method="post"
        noValidate
        onSubmit={(event) => void save(event)}
        onChange={onChange}
        className="flex flex-col gap-10"
      >
        {props.notices}
        <FormFields isSaving={props.isPending}>
          <FormSection title={texts.about}>
            <AboutFields />
            <RecipeTags onChange={onChange} />
          </FormSection>
          <FormSection title={texts.photo} hint={texts.photoNone}>
            {props.photo}
          </FormSection>
          <RecipeValuesProvider>
            <FormSection title={texts.ingredients} hint={texts.ingredientsHint}>
              <IngredientRows onChange={onChange} />
            </FormSection>
            <FormSection title={texts.steps}>
              <StepRows onChange={onChange} />
            </FormSection>
            <FormSection title={texts.nutrition}>
              <NutritionFields onChange={onChange} />
            </FormSection>
            <FormSection title={texts.allergens}>
              <AllergenField onChange={onChange} />
            </FormSection>
          </RecipeValuesProvider>
          {hasSource ? (
            <FormSection title={texts.source} hint={texts.sourceHint}>
              <SourceFields />
            </FormSection>
          ) : null}
        </FormFields>
        <div className="flex flex-col gap-3 sm:flex-row-reverse sm:justify-end">
          <Button type="submit" pending={props.isPending} disabled={props.isUploading}>
            {props.isUploading ? texts.photoUploading : texts.save}
          </Button>
          <ButtonLink variant="secondary" to={props.cancelPath}>
            {texts.cancel}
          </ButtonLink>
        </div>
      </form>
    </FormProvider>
  )
}

interface FormSectionProps {
  readonly title: string
  readonly hint?: string
  readonly children: ReactNode
}

function FormSection({ title, hint, children }: FormSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="mt-0.5 mb-4 text-sm text-ink-soft">{hint}</p>
      {children}
    </section>
  )
}
