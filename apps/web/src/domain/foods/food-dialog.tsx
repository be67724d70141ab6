import type { Food } from '@kostbar/contracts/foods/schemas'
import { Dialog } from '../../ui/dialog.tsx'
import { FoodForm } from './food-form.tsx'
import { texts } from './texts.ts'

interface FoodDialogProps {
  /** Undefined for a new one. */
  readonly food?: Food | undefined
  /** Name of a new one. */
  readonly name?: string | undefined
  readonly onSaved: (food: Food) => void
  readonly onClose: () => void
}

/** Dialog that adds or edits a food. */
export const FoodDialog = ({ food, name, onSaved, onClose }: FoodDialogProps) => (
  <Dialog isOpen onOpenChange={onClose} size="lg" title={food ? texts.editFood : texts.newFood}>
    <FoodForm food={food} name={name} onSaved={onSaved} onCancel={onClose} />
  </Dialog>
)
