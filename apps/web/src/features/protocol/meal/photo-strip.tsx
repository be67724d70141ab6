import { photos } from '@kostbar/contracts/photos/endpoints'
import { Camera, X } from 'lucide-react'
import { useApiMutation } from '../../../lib/api.ts'
import { toastProblem } from '../../../lib/toast-problem.ts'
import type { EntryQueue } from '../queue/entry-queue.ts'
import { texts } from '../texts.ts'
import type { MealPhoto } from './use-meal-photos.ts'

interface PhotoStripProps {
  /** Photos that are stored or wait to be uploaded. */
  readonly stored: readonly MealPhoto[]
  /** Photos added in this form, not saved yet. */
  readonly added: readonly { readonly key: string; readonly url: string }[]
  readonly max: number
  readonly queue: EntryQueue
  readonly onAdd: (file: File) => void
  readonly onRemoveAdded: (key: string) => void
}

/** Photos of a meal, and a button that opens the camera or the gallery. */
export function PhotoStrip({ stored, added, max, queue, onAdd, onRemoveAdded }: PhotoStripProps) {
  const remove = useApiMutation(photos.remove, { refresh: photos.list, onError: (problem) => toastProblem(problem) })
  const removeStored = ({ key, id }: MealPhoto) => (id ? remove.mutate({ params: { id } }) : queue.dropPhoto(key))
  return (
    <div className="flex flex-wrap gap-3">
      {stored.map((photo) => (
        <Preview key={photo.key} url={photo.url} onRemove={() => removeStored(photo)} />
      ))}
      {added.map(({ key, url }) => (
        <Preview key={key} url={url} onRemove={() => onRemoveAdded(key)} />
      ))}
      {stored.length + added.length < max ? (
        <label className="grid size-24 cursor-pointer place-items-center content-center gap-1 rounded-lg bg-leaf-soft text-leaf has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus hover:bg-sage-deep">
          <Camera className="size-7" aria-hidden="true" />
          <span className="text-sm font-semibold">{texts.meal.photo}</span>
          <input
            type="file"
            accept="image/*,.heic,.heif"
            aria-label={texts.meal.photoLabel}
            className="sr-only"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) onAdd(file)
              // Resets the input, so that choosing the same photo again triggers a change event.
              target.value = ''
            }}
          />
        </label>
      ) : null}
    </div>
  )
}

const Preview = ({ url, onRemove }: { readonly url: string; readonly onRemove: () => void }) => (
  <div className="relative">
    <img src={url} alt={texts.meal.photo} className="size-24 rounded-lg object-cover" />
    <button
      type="button"
      aria-label={texts.meal.removePhoto}
      onClick={onRemove}
      className="absolute -top-2 -right-2 grid size-9 place-items-center rounded-full bg-raised text-ink shadow-low"
    >
      <X className="size-4" aria-hidden="true" />
    </button>
  </div>
)
