import { recipes } from '@kostbar/contracts/recipes/endpoints'
import { type ReactNode, useId, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { useApiMutation } from '../../../lib/api.ts'
import { showFormProblem } from '../../../lib/form-problem.ts'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { toast } from '../../../ui/toast.ts'
import { AboutFields } from './about-fields.tsx'
import { AllergenField } from './allergen-field.tsx'
import { AllergenProposal } from './allergen-proposal.tsx'
import { IngredientRows } from './ingredient-rows.tsx'
import { NutritionFields } from './nutrition-fields.tsx'
import { type Photo, PhotoField } from './photo-field.tsx'
import { emptyRecipe, type RecipeFormValues, toRecipeDraft } from './recipe-form-values.ts'
import { recipeResolver } from './recipe-resolver.ts'
import { StepRows } from './step-rows.tsx'
import { TagField } from './tag-field.tsx'
import { texts } from './texts.ts'
import { useRecipeDraft } from './use-recipe-draft.ts'

/** Form for a new recipe; after saving, the recipe list opens with it. */
export function RecipeForm() {
  const form = useForm<RecipeFormValues>({ resolver: recipeResolver, defaultValues: emptyRecipe })
  const draft = useRecipeDraft(form)
  const navigate = useNavigate()
  const [photo, setPhoto] = useState<Photo | null>(null)
  const [isUploading, setUploading] = useState(false)
  const add = useApiMutation(recipes.add, {
    refresh: [recipes.all, recipes.mine, recipes.tags],
    onSuccess({ id }) {
      draft.clear()
      toast.success(texts.saved)
      void navigate(`${paths.recipes}?rezept=${id}`)
    },
    onError(problem) {
      const { image } = problem.fields
      if (image) {
        setPhoto(null)
        toast.error(image)
      } else showFormProblem(form, problem, { unexpected: texts.saveFailed })
    },
  })
  const save = form.handleSubmit((values) => add.mutate({ body: toRecipeDraft(values, photo?.key ?? null) }))
  return (
    <FormProvider {...form}>
      <form
        method="post"
        noValidate
        onSubmit={(event) => void save(event)}
        onChange={draft.save}
        className="flex flex-col gap-10"
      >
        {draft.hasDraft ? (
          <p className="flex flex-wrap items-center justify-between gap-x-4 rounded-md bg-sage py-1 pr-1 pl-4 text-sm">
            {texts.draft}
            <Button variant="quiet" size="sm" onClick={draft.discard}>
              {texts.discardDraft}
            </Button>
          </p>
        ) : null}
        <FormSection title={texts.about}>
          <AboutFields />
          <TagField />
        </FormSection>
        <FormSection title={texts.photo} hint={texts.photoNone}>
          <PhotoField photo={photo} onChange={setPhoto} onUploading={setUploading} />
        </FormSection>
        <FormSection title={texts.ingredients} hint={texts.ingredientsHint}>
          <IngredientRows />
        </FormSection>
        <FormSection title={texts.steps}>
          <StepRows />
        </FormSection>
        <FormSection title={texts.nutrition}>
          <NutritionFields />
        </FormSection>
        <FormSection title={texts.allergens} hint={texts.allergensHint}>
          <AllergenField />
          <AllergenProposal onAccept={draft.save} />
        </FormSection>
        <div className="flex flex-col gap-3 sm:flex-row-reverse sm:justify-end">
          <Button type="submit" pending={add.isPending} disabled={isUploading}>
            {isUploading ? texts.photoUploading : texts.save}
          </Button>
          <ButtonLink variant="secondary" to={paths.recipes}>
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
