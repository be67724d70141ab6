import { foods } from '@kostbar/contracts/foods/endpoints'
import type { Food } from '@kostbar/contracts/foods/schemas'
import { useIsMutating } from '@tanstack/react-query'
import { useState } from 'react'
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
export function FoodDialog({ food, name, onSaved, onClose }: FoodDialogProps) {
  const [isDirty, setDirty] = useState(false)
  const isAdding = useIsMutating({ mutationKey: [foods.add.path] }) > 0
  const isUpdating = useIsMutating({ mutationKey: [foods.update.path] }) > 0
  const isPending = isAdding || isUpdating
  return (
    // Unsaved input keeps the dialog open when the backdrop is tapped.
    <Dialog
      isOpen
      onOpenChange={onClose}
      pending={isPending}
      dismissable={!isDirty}
      size="lg"
      title={food ? texts.editFood : texts.newFood}
    >
      <FoodForm food={food} name={name} onDirtyChange={setDirty} onSaved={onSaved} onCancel={onClose} />
    </Dialog>
  )
}
