import { maxItemsPerMeal, maxPhotosPerMeal } from '@kostbar/contracts/protocol/limits'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogFooter } from '../../../ui/dialog-footer.tsx'
import { FieldMessage } from '../../../ui/field.tsx'
import { contentOf, type ProtocolMealFields, type ShownMeal } from '../queue/entries.ts'
import type { EntryQueue } from '../queue/entry-queue.ts'
import { texts } from '../texts.ts'
import { type EditedItem, hasInvalidAmount } from './item-row.tsx'
import { typedItem } from './item-text.ts'
import { ItemsField } from './items-field.tsx'
import { MealDetails } from './meal-details.tsx'
import { kindAt, newMeal } from './new-meal.ts'
import { PhotoStrip } from './photo-strip.tsx'
import { TimeAndKind } from './time-and-kind.tsx'
import { useEntryPhotos } from './use-entry-photos.ts'
import type { MealPhoto } from './use-meal-photos.ts'

interface MealDialogProps {
  readonly mealKey: string
  readonly day: string
  /** Entries of all days. */
  readonly meals: readonly ShownMeal[]
  readonly queue: EntryQueue
  readonly photosOf: (meal: ShownMeal) => MealPhoto[]
  readonly onClose: () => void
}

/** Dialog of a protocol entry. A photo and the time are enough, everything else is optional. */
export function MealDialog({ mealKey, day, meals, queue, photosOf, onClose }: MealDialogProps) {
  const existing = meals.find(({ key }) => key === mealKey)
  const [opened] = useState<ProtocolMealFields>(() => (existing ? contentOf(existing) : newMeal(day)))
  const [content, setContent] = useState(opened)
  const [items, setItems] = useState<readonly EditedItem[]>(opened.items)
  // The kind of a new entry follows its time until one is chosen.
  const [isKindGuessed, setKindGuessed] = useState(!existing)
  const [typed, setTyped] = useState('')
  const photos = useEntryPhotos(existing ? photosOf(existing) : [], queue)
  const [error, setError] = useState<string>()
  const [removal, setRemoval] = useState<'ASKED' | 'REJECTED'>()
  const labels = texts.meal
  const isChanged = content !== opened || items !== opened.items || typed !== '' || photos.isChanged

  const set = (changes: Partial<ProtocolMealFields>) => setContent((before) => ({ ...before, ...changes }))
  const changeItems = (changed: readonly EditedItem[]) => {
    setError(undefined)
    setItems(changed)
  }
  const addPhoto = (file: File) => {
    setError(undefined)
    photos.add(file)
  }
  const finish = () => {
    if (items.some(hasInvalidAmount)) return setError(labels.amountRange)
    const rest = items.length < maxItemsPerMeal ? typedItem(typed) : null
    const all = [...items.map(({ typedAmount, ...item }) => item), ...(rest ? [rest] : [])]
    const note = content.note.trim()
    if (all.length === 0 && photos.photos.length === 0 && note === '') return setError(labels.empty)
    queue.saveMeal(mealKey, { ...content, items: all, note, place: content.place?.trim() || null })
    photos.save(mealKey, day)
    onClose()
  }
  const remove = () => {
    queue.saveMeal(mealKey, null)
    onClose()
  }
  return (
    // Unsaved input keeps the dialog open when the backdrop is tapped.
    <Dialog isOpen onOpenChange={onClose} title={existing ? labels.edit : labels.add} dismissable={!isChanged}>
      <div className="flex flex-col gap-5">
        <PhotoStrip
          photos={photos.photos}
          preparing={photos.preparing}
          max={maxPhotosPerMeal}
          onAdd={addPhoto}
          onRemove={photos.remove}
        />
        <ItemsField
          items={items}
          typed={typed}
          entry={{ key: mealKey, day, kind: content.kind }}
          meals={meals}
          onType={setTyped}
          onChange={changeItems}
        />
        <TimeAndKind
          time={content.time}
          kind={content.kind}
          onTime={(time) => set({ time, ...(isKindGuessed ? { kind: kindAt(time) } : {}) })}
          onKind={(kind) => {
            setKindGuessed(false)
            set({ kind })
          }}
        />
        <MealDetails content={content} onChange={set} />
        <FieldMessage id="mahlzeit-fehler" error={error} />
        <DialogFooter>
          {removal === 'ASKED' ? (
            <RemoveConfirmation onKeep={() => setRemoval('REJECTED')} onRemove={remove} />
          ) : (
            <div className="flex gap-3">
              <Button size="lg" className="flex-1" pending={photos.preparing > 0} onClick={finish}>
                {labels.done}
              </Button>
              {existing ? (
                <Button variant="quiet" autoFocus={removal === 'REJECTED'} onClick={() => setRemoval('ASKED')}>
                  {labels.remove}
                </Button>
              ) : null}
            </div>
          )}
        </DialogFooter>
      </div>
    </Dialog>
  )
}

interface RemoveConfirmationProps {
  readonly onKeep: () => void
  readonly onRemove: () => void
}

/** Confirmation in place of a dialog: one loaded on demand would be missing in flight mode. */
const RemoveConfirmation = ({ onKeep, onRemove }: RemoveConfirmationProps) => (
  <div role="alert" className="flex flex-wrap items-center gap-3">
    <p className="flex-1 font-semibold">{texts.meal.removeTitle}</p>
    <Button variant="quiet" autoFocus onClick={onKeep}>
      {texts.meal.keep}
    </Button>
    <Button variant="danger" onClick={onRemove}>
      {texts.meal.remove}
    </Button>
  </div>
)
