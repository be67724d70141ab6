import { recipes } from '@kostbar/contracts/recipes/endpoints'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { useApiMutation } from '../../../lib/api.ts'
import { releaseLeaveGuards } from '../../../lib/leave-guards.ts'
import { paths } from '../../../lib/paths.ts'
import { useContentKey } from '../../../lib/use-content-key.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { PhotoField, type RecipePhoto } from './photo-field.tsx'
import { RecipeForm } from './recipe-form.tsx'
import { emptyRecipe, type RecipeFormValues, toRecipeInput } from './recipe-form-values.ts'
import { recipeResolver } from './recipe-resolver.ts'
import { showRecipeProblem } from './show-recipe-problem.ts'
import { texts } from './texts.ts'
import { useRecipeDraft } from './use-recipe-draft.ts'

interface NewRecipeFormProps {
  /** Initial form values; empty by default. */
  readonly initial?: RecipeFormValues
  /** Name under which unsaved input is stored. */
  readonly draftName: string
  /** Notices above the fields, instead of the draft notice. */
  readonly notices?: ReactNode
  readonly onSaved?: () => void
}

/** Form for a new recipe. After saving, the recipe list opens with it. */
export function NewRecipeForm({ initial = emptyRecipe, draftName, notices, onSaved }: NewRecipeFormProps) {
  const form = useForm<RecipeFormValues>({ resolver: recipeResolver, defaultValues: initial })
  const draft = useRecipeDraft(form, draftName)
  const navigate = useNavigate()
  const [photo, setPhoto] = useState<RecipePhoto | null>(null)
  const [isUploading, setUploading] = useState(false)
  const keyOf = useContentKey()
  const add = useApiMutation(recipes.add, {
    refresh: [recipes.list, recipes.mine, recipes.tags],
    onSuccess() {
      draft.clear()
      onSaved?.()
      toast.success(texts.saved)
    },
    onError: (problem) => showRecipeProblem(form, problem, () => setPhoto(null)),
  })
  const draftNote = draft.hasDraft ? (
    <p className="flex flex-wrap items-center justify-between gap-x-4 rounded-md bg-sage py-1 pr-1 pl-4 text-sm">
      {texts.draft}
      <Button variant="quiet" size="sm" onClick={draft.discard}>
        {texts.discardDraft}
      </Button>
    </p>
  ) : null
  return (
    <RecipeForm
      form={form}
      notices={notices ?? draftNote}
      photo={<PhotoField photo={photo} onChange={setPhoto} onUploading={setUploading} />}
      isUploading={isUploading}
      isPending={add.isPending}
      cancelPath={paths.recipes}
      onChange={draft.save}
      onSave={(values) => {
        const body = { ...toRecipeInput(values), image: photo?.key ?? null }
        add.mutate(
          { body: { ...body, key: keyOf(body) } },
          // Here, because it is not called once the author has left the page.
          {
            onSuccess: ({ id }) => {
              // Saved without a photo that could not be uploaded.
              releaseLeaveGuards()
              void navigate(`${paths.recipes}?rezept=${id}`)
            },
          },
        )
      }}
    />
  )
}
