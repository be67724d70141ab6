import { recipes } from '@kostbar/contracts/recipes/endpoints'
import type { RecipeDetail } from '@kostbar/contracts/recipes/schemas'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate, useParams } from 'react-router-dom'
import { query, useApiMutation } from '../../../lib/api.ts'
import { isLeaving, releaseLeaveGuards } from '../../../lib/leave-guards.ts'
import { paths } from '../../../lib/paths.ts'
import { UnsavedGuard } from '../../../lib/unsaved-guard.tsx'
import { BackLink } from '../../../ui/back-link.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { EditConflict } from './edit-conflict.tsx'
import { PhotoField, type RecipePhoto } from './photo-field.tsx'
import { RecipeForm } from './recipe-form.tsx'
import { formValuesOf, type RecipeFormValues, toRecipeInput } from './recipe-form-values.ts'
import { recipeResolver } from './recipe-resolver.ts'
import { RecipeUsage } from './recipe-usage.tsx'
import { showRecipeProblem } from './show-recipe-problem.ts'
import { texts } from './texts.ts'

/** Page to edit a recipe: trainers their own, admins any. */
export function EditRecipePage() {
  const { id = '' } = useParams()
  // Read once: changes saved by others meanwhile are reported on saving and must not overwrite the fields.
  const recipeQuery = useQuery({ ...query(recipes.get, { params: { recipeId: id } }), staleTime: 0, gcTime: 0 })
  return (
    <>
      <BackLink to={`${paths.recipes}?rezept=${id}`}>{texts.backToRecipe}</BackLink>
      <h1 className="mb-6 text-3xl">{texts.editTitle}</h1>
      <div className="max-w-3xl">
        <QueryView query={recipeQuery} errorTitle={texts.recipeFailed} skeleton={<FormSkeleton />}>
          {(recipe) => (recipe.editable ? <EditRecipeForm recipe={recipe} /> : <p>{texts.notEditable}</p>)}
        </QueryView>
      </div>
    </>
  )
}

const FormSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-6">
    <Skeleton className="h-12 w-full rounded-md" />
    <Skeleton className="h-28 w-full rounded-md" />
    <Skeleton className="h-12 w-2/3 rounded-md" />
  </SkeletonArea>
)

/** Change of the photo: undefined keeps the stored one, `photo` null removes it. */
type PhotoChange = { readonly photo: RecipePhoto | null } | undefined

/**
 * The photo of both versions in words, for a conflict; undefined if it is not known to differ: the address of a photo
 * changes with every version.
 * @param stored address of the photo that was stored when the recipe was opened
 * @param newer address of the photo that is stored now
 */
function photoConflict(change: PhotoChange, stored: string | null, newer: string | null) {
  if (!change && (stored === null) === (newer === null)) return undefined
  const changed = change?.photo ? texts.photoNew : texts.photoAbsent
  return {
    mine: change ? changed : texts.photoUnchanged,
    theirs: newer === null ? texts.photoAbsent : texts.photoPresent,
  }
}

function EditRecipeForm({ recipe }: { readonly recipe: RecipeDetail }) {
  const [initial] = useState(recipe)
  /** Version that the next save is based on, with its photo. */
  const [base, setBase] = useState<Pick<RecipeDetail, 'version' | 'image'>>(recipe)
  const [newer, setNewer] = useState<RecipeDetail>()
  const [change, setChange] = useState<PhotoChange>()
  const [isUploading, setUploading] = useState(false)
  const form = useForm<RecipeFormValues>({ resolver: recipeResolver, defaultValues: formValuesOf(initial) })
  const navigate = useNavigate()
  const [isSaved, setSaved] = useState(false)
  const update = useApiMutation(recipes.update, {
    refresh: [recipes.list, recipes.mine, recipes.tags, recipes.get],
    onSuccess: () => toast.success(texts.edited),
    onError(problem) {
      if (problem.code === 'changed_meanwhile') setNewer(problem.current as RecipeDetail)
      else showRecipeProblem(form, problem, () => setChange(undefined))
    },
  })
  const save = (values: RecipeFormValues, knownVersion = base.version) => {
    const image = change && { image: change.photo?.key ?? null }
    update.mutate(
      {
        params: { recipeId: recipe.id },
        body: { ...toRecipeInput(values), ...image, version: knownVersion },
      },
      // Here, because it is not called once the author has left the page.
      {
        onSuccess: ({ id }) => {
          setSaved(true)
          if (isLeaving()) return
          releaseLeaveGuards()
          void navigate(`${paths.recipes}?rezept=${id}`)
        },
      },
    )
  }
  const isDirty = form.formState.isDirty || change !== undefined
  return (
    <>
      <UnsavedGuard active={isDirty && !isSaved} saving={update.isPending} />
      <RecipeForm
        form={form}
        notices={
          <>
            <RecipeUsage recipeId={recipe.id} />
            {newer ? (
              <EditConflict
                mine={form.getValues()}
                theirs={formValuesOf(newer)}
                photo={photoConflict(change, base.image, newer.image)}
                isPending={update.isPending}
                onKeepMine={() => {
                  setBase(newer)
                  setNewer(undefined)
                  void form.handleSubmit((values) => save(values, newer.version))()
                }}
                onTakeTheirs={() => {
                  setBase(newer)
                  setNewer(undefined)
                  setChange(undefined)
                  form.reset(formValuesOf(newer))
                }}
              />
            ) : null}
          </>
        }
        photo={
          <PhotoField
            photo={change?.photo ?? null}
            stored={change ? null : base.image}
            onChange={(photo) => setChange({ photo })}
            onUploading={setUploading}
          />
        }
        isUploading={isUploading}
        isPending={update.isPending}
        cancelPath={`${paths.recipes}?rezept=${recipe.id}`}
        onSave={(values) => save(values)}
      />
    </>
  )
}
