import { photos } from '@kostbar/contracts/photos/endpoints'
import type { Photo } from '@kostbar/contracts/photos/schemas'
import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { ConfirmCallButton } from '../../lib/confirm-call-button.tsx'
import { formatDate } from '../../lib/format.ts'
import { texts } from './texts.ts'

const dayText = ({ takenOn }: Photo) => formatDate(takenOn)

/** Day of a photo; photos of the same day are numbered in the order in which they were added. */
function optionText(photo: Photo, list: readonly Photo[]): string {
  const ofDay = list.filter(({ takenOn }) => takenOn === photo.takenOn)
  return ofDay.length > 1 ? texts.numbered(dayText(photo), ofDay.length - ofDay.indexOf(photo)) : dayText(photo)
}

interface ComparePhotosProps {
  /** Photos, newest first; not empty. */
  readonly list: readonly Photo[]
  readonly isOwn: boolean
}

/** Comparison of two photos side by side; initially the oldest and the newest. */
export function ComparePhotos({ list, isOwn }: ComparePhotosProps) {
  const [beforeId, setBeforeId] = useState<string>()
  const [afterId, setAfterId] = useState<string>()
  const before = list.find(({ id }) => id === beforeId) ?? list.at(-1)
  const after = list.find(({ id }) => id === afterId) ?? list[0]
  if (!(before && after)) return null
  if (list.length === 1)
    return <PhotoColumn label={null} list={list} photo={after} isOwn={isOwn} onChoose={setAfterId} />
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-6">
      <PhotoColumn label={texts.before} list={list} photo={before} isOwn={isOwn} onChoose={setBeforeId} />
      <PhotoColumn label={texts.after} list={list} photo={after} isOwn={isOwn} onChoose={setAfterId} />
    </div>
  )
}

interface PhotoColumnProps {
  readonly label: string | null
  readonly list: readonly Photo[]
  readonly photo: Photo
  readonly isOwn: boolean
  readonly onChoose: (id: string) => void
}

/** Column of one photo with a selection of another. */
function PhotoColumn({ label, list, photo, isOwn, onChoose }: PhotoColumnProps) {
  const id = useId()
  return (
    <div className="min-w-0 max-w-md">
      {label ? (
        <>
          <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
            {label}
          </label>
          <select
            id={id}
            value={photo.id}
            onChange={({ target }) => onChoose(target.value)}
            className="mb-3 block min-h-11 w-full rounded-md bg-raised px-2 text-base inset-ring inset-ring-line-strong"
          >
            {list.map((one) => (
              <option key={one.id} value={one.id}>
                {optionText(one, list)}
              </option>
            ))}
          </select>
        </>
      ) : (
        <p className="mb-3 font-semibold">{dayText(photo)}</p>
      )}
      <img
        src={photo.largeUrl}
        width={photo.width}
        height={photo.height}
        alt={texts.alt(optionText(photo, list))}
        className="h-auto w-full rounded-lg bg-sunk"
      />
      {isOwn ? (
        <ConfirmCallButton
          button={{ variant: 'quiet', size: 'sm', className: 'mt-2' }}
          endpoint={photos.remove}
          request={{ params: { id: photo.id } }}
          refresh={photos.list}
          title={texts.removeTitle}
          text={texts.removeText}
          confirmLabel={texts.removeNow}
          done={texts.removed}
        >
          <Trash2 className="size-4" aria-hidden="true" />
          {texts.remove}
        </ConfirmCallButton>
      ) : null}
    </div>
  )
}
