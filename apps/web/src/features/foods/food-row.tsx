import { foods } from '@kostbar/contracts/foods/endpoints'
import type { Food } from '@kostbar/contracts/foods/schemas'
import { Pencil, Trash2 } from 'lucide-react'
import { texts as foodTexts } from '../../domain/foods/texts.ts'
import { ConfirmCallButton } from '../../lib/confirm-call-button.tsx'
import { Button } from '../../ui/button.tsx'
import { texts } from './texts.ts'

const allergensOf = ({ allergens, allergensStated }: Food) =>
  !allergensStated
    ? texts.unknownAllergens
    : allergens.length === 0
      ? texts.noAllergens
      : texts.allergens(allergens.join(', '))

/** Row of a food: energy, allergens, and buttons to edit or remove it. */
export function FoodRow({ food, onEdit }: { readonly food: Food; readonly onEdit: () => void }) {
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
      <ConfirmCallButton
        button={{ variant: 'quiet', size: 'sm', 'aria-label': texts.remove(food.name) }}
        endpoint={foods.remove}
        request={{ params: { foodId: food.id } }}
        refresh={[foods.list, foods.match]}
        title={texts.removeTitle}
        text={texts.removeText(food.name)}
        confirmLabel={texts.removeLabel}
        done={texts.removed(food.name)}
      >
        <Trash2 className="size-5" aria-hidden="true" />
      </ConfirmCallButton>
    </li>
  )
}
