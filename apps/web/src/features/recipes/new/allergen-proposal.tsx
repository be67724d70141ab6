import { recipes } from '@kostbar/contracts/recipes/endpoints'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { query } from '../../../lib/api.ts'
import { Button } from '../../../ui/button.tsx'
import type { RecipeFormValues } from './recipe-form-values.ts'
import { texts } from './texts.ts'
import { useDebounced } from './use-debounced.ts'

const debounceMs = 500

/** The API's proposal for the ingredients typed so far; undefined without any. */
function useProposal() {
  const rows = useWatch<RecipeFormValues, 'ingredients'>({ name: 'ingredients' })
  const names = rows.map(({ normalName }) => normalName.trim()).filter(Boolean)
  const ingredients = useDebounced(names.join('\n'), debounceMs).split('\n').filter(Boolean)
  const isEnabled = ingredients.length > 0
  const { data } = useQuery({
    ...query(recipes.allergens, { body: { ingredients } }),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  })
  return isEnabled && data ? { ...data, recognised: new Set(ingredients).size > data.unrecognised.length } : undefined
}

interface AllergenProposalProps {
  readonly onAccept: () => void
}

/** Allergens of the known foods among the ingredients, ticked only when accepted; names the unknown ingredients. */
export function AllergenProposal({ onAccept }: AllergenProposalProps) {
  const { setValue } = useFormContext<RecipeFormValues>()
  const chosen = useWatch<RecipeFormValues, 'allergens'>({ name: 'allergens' })
  const proposal = useProposal()
  const accept = (allergens: RecipeFormValues['allergens']) => {
    setValue('allergens', [...new Set([...chosen, ...allergens])])
    setValue('noAllergens', false)
    onAccept()
  }
  return (
    <div role="status" className="mt-2 text-sm">
      {proposal ? (
        <div className="flex flex-col items-start gap-1 rounded-md bg-sage px-4 py-3">
          {proposal.allergens.length > 0 ? (
            <p>{texts.proposal(proposal.allergens.map(texts.allergen).join(', '))}</p>
          ) : null}
          {proposal.allergens.length === 0 && proposal.recognised ? <p>{texts.noProposal}</p> : null}
          {proposal.unrecognised.length > 0 ? <p>{texts.unrecognised(proposal.unrecognised.join('; '))}</p> : null}
          {proposal.allergens.some((letter) => !chosen.includes(letter)) ? (
            <Button variant="secondary" size="sm" className="mt-1" onClick={() => accept(proposal.allergens)}>
              {texts.acceptProposal}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
