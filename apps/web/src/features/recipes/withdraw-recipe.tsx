import { recipes } from '@kostbar/contracts/recipes/endpoints'
import type { RecipeDetail } from '@kostbar/contracts/recipes/schemas'
import { Trash2 } from 'lucide-react'
import { recipeName } from '../../domain/recipes/recipe-name.ts'
import { ConfirmCallButton } from '../../lib/confirm-call-button.tsx'
import { useRecipeSearchParams } from './recipe-search-params.ts'
import { texts } from './texts.ts'

/** Button to withdraw a recipe that the viewer may edit. */
export function WithdrawRecipe({ recipe }: { recipe: RecipeDetail }) {
  const { close } = useRecipeSearchParams()
  const name = recipeName(recipe.name)
  return (
    <ConfirmCallButton
      button={{ variant: 'quiet' }}
      endpoint={recipes.remove}
      request={{ params: { recipeId: recipe.id } }}
      refresh={[recipes.list, recipes.mine, recipes.tags]}
      title={texts.withdrawTitle}
      text={texts.withdrawText(name)}
      confirmLabel={texts.withdraw}
      done={texts.withdrawn(name)}
      onDone={close}
    >
      <Trash2 className="size-5" aria-hidden="true" />
      {texts.withdraw}
    </ConfirmCallButton>
  )
}
