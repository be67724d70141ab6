import type { RecipeImport } from '@kostbar/contracts/recipes/import-schemas'
import { useState } from 'react'
import { LazyConfirmDialog } from '../../../lib/lazy-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { needsCheck } from './imported-values.ts'
import { texts } from './texts.ts'

interface ImportedRecipeProps {
  /** Imported recipe; undefined for a draft of an earlier visit. */
  readonly recipe: RecipeImport | undefined
  readonly onDiscard: () => void
}

/** Summary above the form: what was read and what to check, and a button to start again. */
export function ImportedRecipe({ recipe, onDiscard }: ImportedRecipeProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="flex flex-col items-start gap-3">
      {recipe ? <Summary recipe={recipe} /> : null}
      <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
        {texts.again}
      </Button>
      {isAsking ? (
        <LazyConfirmDialog
          title={texts.againTitle}
          text={texts.againText}
          confirmLabel={texts.againConfirm}
          onConfirm={onDiscard}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </div>
  )
}

function Summary({ recipe: { ingredients, servings, steps, omitted } }: { readonly recipe: RecipeImport }) {
  const toCheck = ingredients.filter(needsCheck).length
  const isOmitted = omitted.ingredients + omitted.steps > 0
  return (
    <div className="w-full">
      <Notice tone={toCheck > 0 || steps.length === 0 || servings === null ? 'apricot' : 'sage'}>
        <p>
          {texts.result(ingredients.length, steps.length)} {texts.toCheck(toCheck)}
        </p>
        {servings === null ? <p className="mt-1">{texts.noServings}</p> : null}
        {steps.length === 0 ? <p className="mt-1">{texts.noSteps}</p> : null}
        {isOmitted ? <p className="mt-1">{texts.omitted(omitted.ingredients, omitted.steps)}</p> : null}
      </Notice>
    </div>
  )
}
