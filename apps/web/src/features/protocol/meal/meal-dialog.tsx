import { photos as photoEndpoints } from '@kostbar/contracts/photos/endpoints'
import { maxItemsPerMeal, maxPhotosPerMeal } from '@kostbar/contracts/protocol/limits'
import { type ProtocolMealKind, protocolMealKinds } from '@kostbar/contracts/protocol/options'
import { useState } from 'react'
import { useApiMutation } from '../../../lib/api.ts'
import { formatTime } from '../../../lib/format.ts'
import { toastProblem } from '../../../lib/toast-problem.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FieldMessage } from '../../../ui/field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { contentOf, type ProtocolMealFields, type ShownMeal } from '../queue/entries.ts'
import type { EntryQueue } from '../queue/entry-queue.ts'
import { texts } from '../texts.ts'
import { type EditedItem, hasInvalidAmount } from './item-row.tsx'
import { typedItem } from './item-text.ts'
import { ItemsField } from './items-field.tsx'
import { MealDetails } from './meal-details.tsx'
import { PhotoStrip } from './photo-strip.tsx'
import type { MealPhoto } from './use-meal-photos.ts'
import { useNewPhotos } from './use-new-photos.ts'

interface MealDialogProps {
  readonly mealKey: string
  readonly day: string
  /** Entries of all days. */
  readonly meals: readonly ShownMeal[]
  readonly queue: EntryQueue
  readonly photosOf: (meal: ShownMeal) => MealPhoto[]
  readonly onClose: () => void
}

/** Most likely kind of meal at a time of day. @param time such as `12:30` */
function kindAt(time: string): ProtocolMealKind {
  const hour = Number(time.slice(0, 2))
  if (hour < 4) return 'LATE_SNACK'
  if (hour < 10) return 'BREAKFAST'
  if (hour < 11) return 'MORNING_SNACK'
  if (hour < 15) return 'LUNCH'
  if (hour < 17) return 'AFTERNOON_SNACK'
  return hour < 21 ? 'DINNER' : 'LATE_SNACK'
}

function newMeal(day: string): ProtocolMealFields {
  const time = formatTime(new Date())
  const nothing = { place: null, hungerBefore: null, fullnessAfter: null, reason: null, note: '', items: [] }
  return { day, time, kind: kindAt(time), ...nothing }
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
  const newPhotos = useNewPhotos()
  const [removedPhotos, setRemovedPhotos] = useState<ReadonlySet<string>>(new Set())
  const [error, setError] = useState<string>()
  const [removal, setRemoval] = useState<'ASKED' | 'REJECTED'>()
  const removePhoto = useApiMutation(photoEndpoints.remove, {
    refresh: photoEndpoints.list,
    onError: toastProblem,
  })
  const storedPhotos = existing ? photosOf(existing) : []
  const photos = [...storedPhotos.filter(({ key }) => !removedPhotos.has(key)), ...newPhotos.photos]
  const isPreparing = newPhotos.preparing > 0
  const labels = texts.meal
  const isChanged =
    content !== opened ||
    items !== opened.items ||
    typed !== '' ||
    newPhotos.photos.length > 0 ||
    removedPhotos.size > 0 ||
    isPreparing

  const set = (changes: Partial<ProtocolMealFields>) => setContent((before) => ({ ...before, ...changes }))
  const changeItems = (changed: readonly EditedItem[]) => {
    setError(undefined)
    setItems(changed)
  }
  const addPhoto = (file: File) => {
    setError(undefined)
    void newPhotos.add(file)
  }
  const changeTime = (time: string) => {
    set({ time, ...(isKindGuessed ? { kind: kindAt(time) } : {}) })
  }
  const dropPhotos = () => {
    for (const { key, id } of storedPhotos.filter((photo) => removedPhotos.has(photo.key)))
      if (id) removePhoto.mutate({ params: { id } })
      else queue.dropPhoto(key)
  }
  const finish = () => {
    if (items.some(hasInvalidAmount)) return setError(labels.amountRange)
    const rest = items.length < maxItemsPerMeal ? typedItem(typed) : null
    const all = [...items.map(({ typedAmount, ...item }) => item), ...(rest ? [rest] : [])]
    const note = content.note.trim()
    if (all.length === 0 && photos.length === 0 && note === '') return setError(labels.empty)
    queue.saveMeal(mealKey, { ...content, items: all, note, place: content.place?.trim() || null })
    for (const { key, file } of newPhotos.photos) queue.addPhoto({ key, file, mealKey, takenOn: day })
    dropPhotos()
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
          photos={photos}
          preparing={newPhotos.preparing}
          max={maxPhotosPerMeal}
          onAdd={addPhoto}
          onRemove={(key) =>
            storedPhotos.some((photo) => photo.key === key)
              ? setRemovedPhotos((before) => new Set([...before, key]))
              : newPhotos.remove(key)
          }
        />
        <ItemsField
          items={items}
          typed={typed}
          entry={{ key: mealKey, day, kind: content.kind }}
          meals={meals}
          onType={setTyped}
          onChange={changeItems}
        />
        <div className="-mb-4 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-start gap-4">
          <TextField
            label={labels.time}
            type="time"
            value={content.time}
            onChange={({ target }) => target.value && changeTime(target.value)}
          />
          <div>
            <label htmlFor="mahlzeit-art" className="mb-1.5 block text-sm font-semibold">
              {labels.kind}
            </label>
            <select
              id="mahlzeit-art"
              value={content.kind}
              onChange={({ target }) => {
                setKindGuessed(false)
                set({ kind: target.value as ProtocolMealKind })
              }}
              className="block min-h-12 w-full rounded-md bg-raised px-3 text-base inset-ring inset-ring-line-strong"
            >
              {Object.entries(protocolMealKinds).map(([kind, name]) => (
                <option key={kind} value={kind}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        </div>
        <MealDetails content={content} onChange={set} />
        <FieldMessage id="mahlzeit-fehler" error={error} />
        <div className="sticky bottom-0 -mx-5 -mb-5 bg-paper px-5 py-3 sm:-mx-8 sm:px-8">
          {removal === 'ASKED' ? (
            <RemoveConfirmation onKeep={() => setRemoval('REJECTED')} onRemove={remove} />
          ) : (
            <div className="flex gap-3">
              <Button size="lg" className="flex-1" pending={isPreparing} onClick={finish}>
                {labels.done}
              </Button>
              {existing ? (
                <Button variant="quiet" autoFocus={removal === 'REJECTED'} onClick={() => setRemoval('ASKED')}>
                  {labels.remove}
                </Button>
              ) : null}
            </div>
          )}
        </div>
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
