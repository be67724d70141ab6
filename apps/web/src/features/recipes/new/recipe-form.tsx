import { recipes } from '@kostbar/contracts/recipes/endpoints'
import { type ReactNode, useId, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { useChange } from '../../../lib/api.ts'
import { showFieldProblems } from '../../../lib/form-problem.ts'
import { paths } from '../../../lib/paths.ts'
import { problemText } from '../../../lib/problem-error.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { toast } from '../../../ui/toast.ts'
import { AboutFields } from './about-fields.tsx'
import { AllergenField } from './allergen-field.tsx'
import { checkDraft } from './check-draft.ts'
import { asDraft, emptyRecipe, type RecipeForm as Values } from './draft.ts'
import { IngredientRows } from './ingredient-rows.tsx'
import { useKeptDraft } from './kept-draft.ts'
import { NutritionFields } from './nutrition-fields.tsx'
import { type Photo, PhotoField } from './photo-field.tsx'
import { StepRows } from './step-rows.tsx'
import { TagField } from './tag-field.tsx'
import { texts } from './texts.ts'

/** Writes a recipe; once it is saved, it stands open among the others. */
export function RecipeForm() {
  const form = useForm<Values>({ resolver: checkDraft, defaultValues: emptyRecipe })
  const draft = useKeptDraft(form)
  const navigate = useNavigate()
  const [photo, setPhoto] = useState<Photo | null>(null)
  const [isSending, setSending] = useState(false)
  const add = useChange(recipes.add, {
    refresh: [recipes.all, recipes.mine, recipes.tags],
    onSuccess({ id }) {
      draft.forget()
      toast.success(texts.saved)
      void navigate(`${paths.recipes}?rezept=${id}`)
    },
    onError(problem) {
      const { image } = problem.fields
      if (image) {
        setPhoto(null)
        toast.error(image)
      } else if (!showFieldProblems(form, problem)) toast.error(problemText(problem, { unexpected: texts.saveFailed }))
    },
  })
  const save = form.handleSubmit((values) => add.mutate({ body: asDraft(values, photo?.key ?? null) }))
  return (
    <FormProvider {...form}>
      <form
        method="post"
        noValidate
        onSubmit={(event) => void save(event)}
        onChange={draft.keep}
        className="flex flex-col gap-10"
      >
        {draft.isKept ? (
          <p className="flex flex-wrap items-center justify-between gap-x-4 rounded-md bg-sage py-1 pr-1 pl-4 text-sm">
            {texts.draft}
            <Button variant="quiet" size="sm" onClick={draft.discard}>
              {texts.discardDraft}
            </Button>
          </p>
        ) : null}
        <Part title={texts.about}>
          <AboutFields />
          <TagField />
        </Part>
        <Part title={texts.photo} hint={texts.photoNone}>
          <PhotoField photo={photo} onChange={setPhoto} onSending={setSending} />
        </Part>
        <Part title={texts.ingredients} hint={texts.ingredientsHint}>
          <IngredientRows />
        </Part>
        <Part title={texts.steps}>
          <StepRows />
        </Part>
        <Part title={texts.nutrition}>
          <NutritionFields />
        </Part>
        <Part title={texts.allergens}>
          <AllergenField />
        </Part>
        <div className="flex flex-col gap-3 sm:flex-row-reverse sm:justify-end">
          <Button type="submit" pending={add.isPending} disabled={isSending}>
            {isSending ? texts.photoSending : texts.save}
          </Button>
          <ButtonLink variant="secondary" to={paths.recipes}>
            {texts.cancel}
          </ButtonLink>
        </div>
      </form>
    </FormProvider>
  )
}

interface PartProps {
  readonly title: string
  readonly hint?: string
  readonly children: ReactNode
}

function Part({ title, hint, children }: PartProps) {
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
