import { addDays } from '@kostbar/contracts/calendar'
import { maxItemsPerMeal, maxPhotosPerMeal } from '@kostbar/contracts/protocol/limits'
import { type ProtocolMealKind, protocolMealKinds } from '@kostbar/contracts/protocol/options'
import type { ProtocolItem } from '@kostbar/contracts/protocol/schemas'
import { useState } from 'react'
import { preparePhoto } from '../../../domain/photos/prepare-photo.ts'
import { formatTime } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormMessage } from '../../../ui/form-message.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { contentOf, type ProtocolMealFields, type ShownMeal } from '../queue/entries.ts'
import type { EntryQueue } from '../queue/entry-queue.ts'
import { texts } from '../texts.ts'
import { FoodField } from './food-field.tsx'
import { ItemRow } from './item-row.tsx'
import { itemText } from './item-text.ts'
import { MealDetails } from './meal-details.tsx'
import { PhotoStrip } from './photo-strip.tsx'
import { listRecent } from './recent.ts'
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
  // Suggestions as of opening: entries that arrive from another device must not move a chip under the finger.
  const [knownMeals] = useState(meals)
  const [content, setContent] = useState(opened)
  const [newPhotos, setNewPhotos] = useState<readonly { key: string; file: Blob; url: string }[]>([])
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [isRemoving, setRemoving] = useState(false)
  const set = (changes: Partial<ProtocolMealFields>) => setContent((before) => ({ ...before, ...changes }))
  const stored = existing ? photosOf(existing) : []
  const { items } = content
  const isFull = items.length >= maxItemsPerMeal
  const labels = texts.meal
  // Unsaved input keeps the dialog open when the backdrop is tapped.
  const isChanged = content !== opened || newPhotos.length > 0 || typed !== ''

  const addItems = (added: readonly ProtocolItem[]) => {
    setError(undefined)
    set({ items: [...items, ...added].slice(0, maxItemsPerMeal) })
  }
  const addPhoto = async (file: File) => {
    const prepared = await preparePhoto(file)
    setError(undefined)
    setNewPhotos((before) => [
      ...before,
      { key: crypto.randomUUID(), file: prepared, url: URL.createObjectURL(prepared) },
    ])
  }
  const finish = () => {
    const rest = typed.trim()
    const all =
      rest && !isFull ? [...items, { text: rest, amount: null, unit: null, foodId: null, grams: null }] : items
    if (all.length === 0 && newPhotos.length + stored.length === 0 && content.note.trim() === '')
      return setError(labels.empty)
    queue.saveMeal(mealKey, { ...content, items: all, note: content.note.trim(), place: content.place?.trim() || null })
    for (const { key, file } of newPhotos) queue.addPhoto({ key, file, mealKey, takenOn: day })
    onClose()
  }
  const remove = () => {
    queue.saveMeal(mealKey, null)
    onClose()
  }
  const recent = listRecent(knownMeals, { kind: content.kind, yesterday: addDays(day, -1), exceptKey: mealKey })
  return (
    <Dialog isOpen onOpenChange={onClose} title={existing ? labels.edit : labels.add} dismissable={!isChanged}>
      <div className="flex flex-col gap-5">
        <PhotoStrip
          stored={stored}
          added={newPhotos}
          max={maxPhotosPerMeal}
          queue={queue}
          onAdd={(file) => void addPhoto(file)}
          onRemoveAdded={(key) => setNewPhotos((before) => before.filter((photo) => photo.key !== key))}
        />
        {items.length === 0 && (recent.yesterday.length > 0 || recent.recent.length > 0) ? (
          <div>
            <p className="mb-2 text-sm font-semibold">{labels.recent}</p>
            <div className="flex flex-wrap gap-2">
              {recent.yesterday.length > 0 ? (
                <Chip
                  label={`${labels.yesterday}: ${recent.yesterday.map(itemText).join(', ')}`}
                  onToggle={() => addItems(recent.yesterday)}
                />
              ) : null}
              {recent.recent.map((list) => (
                <Chip
                  key={JSON.stringify(list)}
                  label={list.map(itemText).join(', ')}
                  onToggle={() => addItems(list)}
                />
              ))}
            </div>
          </div>
        ) : null}
        {items.length > 0 ? (
          <ul className="flex flex-col gap-2">
            {items.map((item, index) => (
              <ItemRow
                // biome-ignore lint/suspicious/noArrayIndexKey: equal items have nothing else to tell them apart
                key={index}
                item={item}
                onChange={(changed) => set({ items: items.map((one, at) => (at === index ? changed : one)) })}
                onRemove={() => set({ items: items.filter((_, at) => at !== index) })}
              />
            ))}
          </ul>
        ) : null}
        {isFull ? (
          <p className="text-ink-soft">{labels.itemsFull}</p>
        ) : (
          <FoodField typed={typed} onType={setTyped} onAdd={(item) => addItems([item])} />
        )}
        <div className="-mb-4 grid grid-cols-[9rem_minmax(0,1fr)] items-start gap-4">
          <TextField
            label={labels.time}
            type="time"
            value={content.time}
            onChange={({ target }) =>
              target.value && set({ time: target.value, kind: existing ? content.kind : kindAt(target.value) })
            }
          />
          <div>
            <label htmlFor="mahlzeit-art" className="mb-1.5 block text-sm font-semibold">
              {labels.kind}
            </label>
            <select
              id="mahlzeit-art"
              value={content.kind}
              onChange={({ target }) => set({ kind: target.value as ProtocolMealKind })}
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
        <FormMessage text={error} />
        <div className="sticky bottom-0 -mx-5 -mb-5 bg-paper px-5 py-3 sm:-mx-8 sm:px-8">
          {isRemoving ? (
            <RemoveConfirmation onKeep={() => setRemoving(false)} onRemove={remove} />
          ) : (
            <div className="flex gap-3">
              <Button size="lg" className="flex-1" onClick={finish}>
                {labels.done}
              </Button>
              {existing ? (
                <Button variant="quiet" onClick={() => setRemoving(true)}>
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
    <Button variant="quiet" onClick={onKeep}>
      {texts.meal.keep}
    </Button>
    <Button variant="danger" onClick={onRemove}>
      {texts.meal.remove}
    </Button>
  </div>
)
