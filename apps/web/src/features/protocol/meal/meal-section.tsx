import { maxMealsPerDay } from '@kostbar/contracts/protocol/limits'
import { protocolMealKinds } from '@kostbar/contracts/protocol/options'
import type { Protocol } from '@kostbar/contracts/protocol/schemas'
import { Camera, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import type { ShownMeal } from '../queue/entries.ts'
import type { EntryQueue } from '../queue/entry-queue.ts'
import { texts } from '../texts.ts'
import { useQueueState } from '../use-protocol.ts'
import { itemText } from './item-text.ts'
import { MealDialog } from './meal-dialog.tsx'
import { type MealPhoto, useMealPhotos } from './use-meal-photos.ts'

interface MealSectionProps {
  readonly userId: string
  readonly protocol: Protocol
  readonly queue: EntryQueue
  readonly day: string
  /** Entries of all days, including those waiting to be stored. */
  readonly meals: readonly ShownMeal[]
  readonly isWritable: boolean
}

/**
 * Section with the entries of a day; the add button is within reach of the thumb. The dialog is bundled, not loaded on
 * demand: it has to open in flight mode.
 */
export function MealSection({ userId, protocol, queue, day, meals, isWritable }: MealSectionProps) {
  /** Entry in the dialog, with the day on which it was opened: at night, the page may go on to the next one. */
  const [opened, setOpened] = useState<{ readonly key: string; readonly day: string } | null>(null)
  const { waiting } = useQueueState(queue)
  const photosOf = useMealPhotos(userId, protocol.number, waiting)
  const ofDay = meals.filter((meal) => meal.day === day)
  const isFull = ofDay.length >= maxMealsPerDay
  return (
    <section aria-labelledby="mahlzeiten" className="mt-6">
      <h2 id="mahlzeiten" className="text-xl">
        {texts.meals}
      </h2>
      {ofDay.length === 0 ? (
        <div className="mt-3 rounded-xl bg-sage p-6 text-center">
          <p className="font-semibold">{texts.noMeals}</p>
          {isWritable ? <p className="text-ink-soft">{texts.noMealsText}</p> : null}
        </div>
      ) : (
        <ul className="mt-3 flex flex-col gap-2">
          {ofDay.map((meal) => (
            <li key={meal.key}>
              <MealRow
                meal={meal}
                photos={photosOf(meal)}
                isWritable={isWritable}
                onOpen={() => setOpened({ key: meal.key, day })}
              />
            </li>
          ))}
        </ul>
      )}
      {isFull && isWritable ? <p className="mt-3 text-ink-soft">{texts.meal.full}</p> : null}
      {isWritable && !isFull ? (
        <div
          data-bottom-button=""
          className="fixed inset-x-0 bottom-0 z-20 flex justify-center p-4 pb-[max(1rem,env(safe-area-inset-bottom))] pointer-events-none sm:static sm:justify-start sm:p-0 sm:pt-4"
        >
          <Button
            size="lg"
            className="pointer-events-auto rounded-full! shadow-high max-sm:w-full max-sm:max-w-sm sm:shadow-low"
            onClick={() => setOpened({ key: crypto.randomUUID(), day })}
          >
            <Plus className="size-5" aria-hidden="true" />
            {texts.add}
          </Button>
        </div>
      ) : null}
      {opened ? (
        <MealDialog
          key={opened.key}
          mealKey={opened.key}
          day={opened.day}
          meals={meals}
          queue={queue}
          photosOf={photosOf}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </section>
  )
}

interface MealRowProps {
  readonly meal: ShownMeal
  readonly photos: readonly MealPhoto[]
  readonly isWritable: boolean
  readonly onOpen: () => void
}

const rowClass = 'flex w-full items-center gap-4 rounded-xl bg-raised p-4 text-left shadow-low'

/** Row of an entry; a tap opens it. */
function MealRow({ meal, photos, isWritable, onOpen }: MealRowProps) {
  const kind = protocolMealKinds[meal.kind]
  const [photo] = photos
  const content = (
    <>
      {photo ? (
        <img
          src={photo.url}
          alt={texts.meal.photoAlt(kind, meal.time)}
          className="size-16 shrink-0 rounded-lg object-cover"
        />
      ) : null}
      <span className="min-w-0 flex-1">
        <span className="block text-sm text-ink-soft tabular-nums">
          {meal.time} · {kind}
        </span>
        <span className="block wrap-anywhere font-medium" dir="auto">
          {meal.items.map(itemText).join(', ') || meal.note || (photo ? texts.meal.photo : kind)}
        </span>
        {photos.some(({ isWaiting }) => isWaiting) ? (
          <span className="mt-1 flex items-center gap-1 text-sm text-apricot-ink">
            <Camera className="size-4" aria-hidden="true" />
            {texts.meal.photosWait}
          </span>
        ) : null}
      </span>
    </>
  )
  if (!isWritable) return <div className={rowClass}>{content}</div>
  return (
    <button
      type="button"
      onClick={onOpen}
      className={`${rowClass} transition-colors duration-(--quick) hover:bg-leaf-soft print:flex! print:p-0`}
    >
      {content}
      <span className="sr-only">{texts.edit}</span>
    </button>
  )
}
