import type { Food } from '@kostbar/contracts/foods/schemas'
import { Dialog } from '../../ui/dialog.tsx'
import { FoodForm } from './food-form.tsx'
import { texts } from './texts.ts'

interface FoodDialogProps {
  /** Food to edit; undefined for a new food. */
  readonly food?: Food | undefined
  /** Initial name of a new food. */
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
