import { recipes } from '@kostbar/contracts/recipes/endpoints'
import { maxShareClients, maxSharedRecipes } from '@kostbar/contracts/recipes/share-limits'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ClientChoice } from '../../../domain/clients/client-choice.tsx'
import { useApiMutation } from '../../../lib/api.ts'
import { paths } from '../../../lib/paths.ts'
import { toastProblem } from '../../../lib/toast-problem.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { useRecipesSearchParams } from '../use-recipes-search-params.ts'
import { RecipeChoice, useCollection } from './recipe-choice.tsx'
import { SharePreview, type SharePreviewAnswer } from './share-preview.tsx'
import { type Shared, ShareResult } from './share-result.tsx'
import { texts } from './texts.ts'

/**
 * Page on which a trainer shares recipes with clients: choice of recipes and clients, preview, result with undo.
 * `?tags=` and `?suche=` preselect a whole collection, `?auswahl=` recipes by id, `?person=` clients.
 */
export function ShareRecipesPage() {
  const [shared, setShared] = useState<Shared>()
  return (
    <>
      <BackLink to={paths.recipes}>{texts.back}</BackLink>
      {shared ? (
        <ShareResult shared={shared} onAgain={() => setShared(undefined)} />
      ) : (
        <>
          <h1 className="mt-2 text-3xl">{texts.title}</h1>
          <p className="measure mt-2 mb-6 text-ink-soft">{texts.intro}</p>
          <Steps onShared={setShared} />
        </>
      )}
    </>
  )
}

/** Chosen recipes: those picked by hand, otherwise the whole collection of the URL. */
function useRecipeChoice() {
  const { params } = useRecipesSearchParams()
  const [urlParams] = useSearchParams()
  const selected = urlParams.get('auswahl')?.split(',').filter(Boolean).slice(0, maxSharedRecipes)
  const collection = useCollection(params)
  const [byHand, setByHand] = useState<ReadonlySet<string> | undefined>(selected && new Set(selected))
  const isCollection = params.search !== '' || params.tags.length > 0
  const whole = isCollection ? (collection.data?.items ?? []).map(({ id }) => id) : []
  return { collection, chosen: byHand ?? new Set(whole), choose: setByHand }
}

interface Checked {
  readonly preview: SharePreviewAnswer
  /** Key of the choice that the preview was made for. */
  readonly choice: string
  readonly recipeIds: readonly string[]
}

function Steps({ onShared }: { readonly onShared: (shared: Shared) => void }) {
  const { collection, chosen: chosenRecipes, choose } = useRecipeChoice()
  const [params] = useSearchParams()
  const [people, setPeople] = useState<ReadonlySet<string>>(
    () => new Set(params.getAll('person').slice(0, maxShareClients)),
  )
  const [checked, setChecked] = useState<Checked>()
  const choice = JSON.stringify([[...chosenRecipes].sort(), [...people].sort()])
  const preview = useApiMutation(recipes.sharePreview, { onError: toastProblem })
  const check = () => {
    const recipeIds = [...chosenRecipes]
    preview.mutate(
      { body: { recipeIds, clientIds: [...people] } },
      { onSuccess: (answer) => setChecked({ preview: answer, choice, recipeIds }) },
    )
  }
  return (
    <>
      <RecipeChoice collection={collection} chosen={chosenRecipes} onChange={choose} />
      <div className="mt-8">
        <ClientChoice chosen={people} onChange={setPeople} max={maxShareClients} />
      </div>
      <Button
        className="mt-6"
        pending={preview.isPending}
        disabled={chosenRecipes.size === 0 || people.size === 0 || collection.isPlaceholderData}
        onClick={check}
      >
        {checked ? texts.checkAgain : texts.check}
      </Button>
      {checked ? (
        <SharePreview
          key={checked.choice}
          preview={checked.preview}
          recipeIds={checked.recipeIds}
          isStale={checked.choice !== choice}
          onRepeat={check}
          onShared={onShared}
        />
      ) : null}
    </>
  )
}
