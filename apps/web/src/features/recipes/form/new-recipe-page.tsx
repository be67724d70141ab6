import { recipes } from '@kostbar/contracts/recipes/endpoints'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { isAdmin } from '../../../domain/users/person.ts'
import { useApiMutation } from '../../../lib/api.ts'
import { paths } from '../../../lib/paths.ts'
import { useUser } from '../../../lib/session.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { type Photo, PhotoField } from './photo-field.tsx'
import { RecipeForm } from './recipe-form.tsx'
import { emptyRecipe, type RecipeFormValues, toRecipeInput } from './recipe-form-values.ts'
import { recipeResolver } from './recipe-resolver.ts'
import { showRecipeProblem } from './show-recipe-problem.ts'
import { texts } from './texts.ts'
import { useRecipeDraft } from './use-recipe-draft.ts'

/** New recipe: of a trainer for their clients, of an admin for everyone. */
export function NewRecipePage() {
  const user = useUser()
  return (
    <>
      <BackLink to={paths.recipes}>{texts.back}</BackLink>
      <h1 className="text-3xl">{texts.title}</h1>
      <p className="measure mt-2 mb-8 text-ink-soft">{user && isAdmin(user) ? texts.forEveryone : texts.forClients}</p>
      <div className="max-w-3xl">
        <NewRecipeForm />
      </div>
    </>
  )
}

/** After saving, the recipe list opens with the recipe. */
function NewRecipeForm() {
  const form = useForm<RecipeFormValues>({ resolver: recipeResolver, defaultValues: emptyRecipe })
  const draft = useRecipeDraft(form)
  const navigate = useNavigate()
  const [photo, setPhoto] = useState<Photo | null>(null)
  const [isUploading, setUploading] = useState(false)
  const add = useApiMutation(recipes.add, {
    refresh: [recipes.all, recipes.mine, recipes.tags],
    onSuccess({ id }) {
      draft.clear()
      void toast.success(texts.saved)
      void navigate(`${paths.recipes}?rezept=${id}`)
    },
    onError: (problem) => showRecipeProblem(form, problem, () => setPhoto(null)),
  })
  return (
    <RecipeForm
      form={form}
      notices={
        draft.hasDraft ? (
          <p className="flex flex-wrap items-center justify-between gap-x-4 rounded-md bg-sage py-1 pr-1 pl-4 text-sm">
            {texts.draft}
            <Button variant="quiet" size="sm" onClick={draft.discard}>
              {texts.discardDraft}
            </Button>
          </p>
        ) : null
      }
      photo={<PhotoField photo={photo} onChange={setPhoto} onUploading={setUploading} />}
      isUploading={isUploading}
      isPending={add.isPending}
      cancelPath={paths.recipes}
      onChange={draft.save}
      onSave={(values) => add.mutate({ body: { ...toRecipeInput(values), image: photo?.key ?? null } })}
    />
  )
}
