import { foods } from '@kostbar/contracts/foods/endpoints'
import type { Food } from '@kostbar/contracts/foods/schemas'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { texts as foodTexts } from '../../domain/foods/texts.ts'
import { useApiMutation } from '../../lib/api.ts'
import { LazyConfirmDialog } from '../../lib/lazy-confirm-dialog.tsx'
import { toastProblem } from '../../lib/toast-problem.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

const allergensOf = ({ allergens, allergensStated }: Food) =>
  !allergensStated
    ? texts.unknownAllergens
    : allergens.length === 0
      ? texts.noAllergens
      : texts.allergens(allergens.join(', '))

/** Row of a food: energy, allergens, and buttons to edit or remove it. */
export function FoodRow({ food, onEdit }: { readonly food: Food; readonly onEdit: () => void }) {
  const [isConfirming, setConfirming] = useState(false)
  const remove = useApiMutation(foods.remove, {
    refresh: [foods.list, foods.match],
    onSuccess() {
      setConfirming(false)
      void toast.success(texts.removed(food.name))
    },
    onError: (problem) => toastProblem(problem),
  })
  return (
    <li className="flex items-center gap-2 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">{food.name}</p>
        <p className="text-sm text-ink-soft">
          {foodTexts.per100g(food.kcal)} · {allergensOf(food)}
          {food.source === 'OWN' ? null : ` · ${foodTexts.source(food)}`}
        </p>
      </div>
      <Button variant="quiet" size="sm" aria-label={texts.edit(food.name)} onClick={onEdit}>
        <Pencil className="size-5" aria-hidden="true" />
      </Button>
      <Button variant="quiet" size="sm" aria-label={texts.remove(food.name)} onClick={() => setConfirming(true)}>
        <Trash2 className="size-5" aria-hidden="true" />
      </Button>
      {isConfirming ? (
        <LazyConfirmDialog
          thing={food.name}
          title={texts.removeTitle}
          text={texts.removeText(food.name)}
          confirmLabel={texts.removeLabel}
          pending={remove.isPending}
          onConfirm={() => remove.mutate({ params: { foodId: food.id } })}
          onOpenChange={setConfirming}
        />
      ) : null}
    </li>
  )
}
