import { recipes } from '@kostbar/contracts/recipes/endpoints'
import type { RecipeDetail } from '@kostbar/contracts/recipes/schemas'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { recipeName } from '../../domain/recipes/recipe-name.ts'
import { useApiMutation } from '../../lib/api.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { useRecipeSearchParams } from './recipe-search-params.ts'
import { texts } from './texts.ts'

/** Button to withdraw a recipe that the viewer may edit. */
export function WithdrawRecipe({ recipe }: { recipe: RecipeDetail }) {
  const [isConfirming, setConfirming] = useState(false)
  const { close } = useRecipeSearchParams()
  const name = recipeName(recipe.name)
  const withdraw = useApiMutation(recipes.remove, {
    refresh: [recipes.all, recipes.mine, recipes.tags],
    onSuccess() {
      setConfirming(false)
      close()
      toast.success(texts.withdrawn(name))
    },
    onError: (problem) => toastProblem(problem),
  })
  return (
    <>
      <Button variant="quiet" onClick={() => setConfirming(true)}>
        <Trash2 className="size-5" aria-hidden="true" />
        {texts.withdraw}
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        onOpenChange={setConfirming}
        thing={name}
        title={texts.withdrawTitle}
        text={texts.withdrawText(name)}
        confirmLabel={texts.withdraw}
        pending={withdraw.isPending}
        onConfirm={() => withdraw.mutate({ params: { recipeId: recipe.id } })}
      />
    </>
  )
}
