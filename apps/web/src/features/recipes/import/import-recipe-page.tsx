import type { RecipeImport } from '@kostbar/contracts/recipes/import-schemas'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { readDraft, writeDraft } from '../../../lib/draft.ts'
import { paths } from '../../../lib/paths.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { NewRecipeForm } from '../form/new-recipe-form.tsx'
import { emptyRecipe, type RecipeFormValues } from '../form/recipe-form-values.ts'
import { ImportAddress } from './import-address.tsx'
import { ImportFile } from './import-file.tsx'
import { ImportMethods, importMethodOf } from './import-method.tsx'
import { ImportText } from './import-text.tsx'
import { ImportedRecipe } from './imported-recipe.tsx'
import { valuesOfImport } from './imported-values.ts'
import { texts } from './texts.ts'

const draftName = 'recipe-import'
const inputDrafts = ['recipe-import-text', 'recipe-import-url']

/** Form values to review: of a recipe that was just read, or (without `recipe`) of a draft. */
interface Review {
  readonly values: RecipeFormValues
  readonly recipe?: RecipeImport
}

const parseReview = (text: string): Review => ({
  values: { ...emptyRecipe, ...(JSON.parse(text) as Partial<RecipeFormValues>) },
})

/** Page to import a recipe: from text, file or address into the form, which the author completes and saves. */
export function ImportRecipePage() {
  const [review, setReview] = useState<Review>()
  // Drafts are in the browser's storage, so an earlier review is restored only after hydration.
  useEffect(() => {
    const text = readDraft(draftName)
    if (text) setReview(parseReview(text))
  }, [])
  const start = (recipe: RecipeImport) => {
    const values = valuesOfImport(recipe)
    writeDraft(draftName, JSON.stringify(values))
    setReview({ values, recipe })
    window.scrollTo({ top: 0 })
  }
  const discard = () => {
    writeDraft(draftName, '')
    setReview(undefined)
  }
  return (
    <>
      <BackLink to={paths.recipes}>{texts.back}</BackLink>
      <h1 className="text-3xl">{texts.title}</h1>
      <p className="measure mt-2 text-ink-soft">{texts.intro}</p>
      <p className="measure mt-1 mb-6 text-sm text-ink-soft">{texts.responsibility}</p>
      <div className="max-w-3xl">
        {review ? (
          <NewRecipeForm
            initial={review.values}
            draftName={draftName}
            notices={<ImportedRecipe recipe={review.recipe} onDiscard={discard} />}
            onSaved={() => {
              for (const name of inputDrafts) writeDraft(name, '')
            }}
          />
        ) : (
          <ImportInput onRead={start} />
        )}
      </div>
    </>
  )
}

const inputs = { text: ImportText, datei: ImportFile, adresse: ImportAddress }

function ImportInput({ onRead }: { readonly onRead: (recipe: RecipeImport) => void }) {
  const [params] = useSearchParams()
  const method = importMethodOf(params)
  const Input = inputs[method]
  return (
    <>
      <ImportMethods current={method} />
      <Input onRead={onRead} />
    </>
  )
}
