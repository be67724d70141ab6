import { Camera, X } from 'lucide-react'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { texts } from '../texts.ts'

interface PhotoStripProps {
  readonly photos: readonly { readonly key: string; readonly url: string }[]
  /** Number of added photos that cannot be shown yet. */
  readonly preparing: number
  readonly max: number
  readonly onAdd: (file: File) => void
  readonly onRemove: (key: string) => void
}

/** Photos of a meal, and a button that opens the camera or the gallery. */
export function PhotoStrip({ photos, preparing, max, onAdd, onRemove }: PhotoStripProps) {
  return (
    <div className="flex flex-wrap gap-3">
      {photos.map(({ key, url }) => (
        <Preview key={key} url={url} onRemove={() => onRemove(key)} />
      ))}
      {Array.from({ length: preparing }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders without identity
        <Skeleton key={index} className="size-24 rounded-lg" />
      ))}
      {photos.length + preparing < max ? (
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
