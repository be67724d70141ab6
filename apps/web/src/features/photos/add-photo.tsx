import { todayInVienna } from '@kostbar/contracts/calendar'
import { photos } from '@kostbar/contracts/photos/endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Camera, CircleAlert } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { preparePhoto } from '../../domain/photos/prepare-photo.ts'
import { uploadPhoto } from '../../domain/photos/upload-photo.ts'
import { problemText } from '../../lib/problem-error.ts'
import { UnsavedGuard } from '../../lib/unsaved-guard.tsx'
import { Button } from '../../ui/button.tsx'
import { LoadingDots } from '../../ui/loading-dots.tsx'
import { toast } from '../../ui/toast.ts'
import { leavePhotoTexts } from '../../ui/upload-texts.ts'
import { texts } from './texts.ts'

interface ChosenPhoto {
  readonly file: File
  /** Client key: a retry after a lost response stores the photo once. */
  readonly key: string
  /** ISO date of the day on which it was chosen. */
  readonly takenOn: string
}

async function addPhoto({ file, ...details }: ChosenPhoto): Promise<void> {
  await uploadPhoto(await preparePhoto(file), { ...details, kind: 'PROGRESS' })
}

/**
 * Button to take or choose a photo and upload it. A photo that could not be uploaded is kept for a retry: one taken with
 * the camera is stored nowhere else.
 */
export function AddPhoto() {
  const queries = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const upload = useMutation({
    mutationFn: addPhoto,
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: [photos.list.path] })
      toast.success(texts.added)
    },
  })
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (file) upload.mutate({ file, key: crypto.randomUUID(), takenOn: todayInVienna() })
    // Reset, so that choosing the same file again fires a change event.
    currentTarget.value = ''
  }
  const thenFocusInput = (action: () => void) => () => {
    action()
    input.current?.focus()
  }
  const { error, variables: failed } = upload
  return (
    <div>
      <UnsavedGuard active={upload.isPending || error !== null} saving={upload.isPending} texts={leavePhotoTexts} />
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md bg-leaf-soft px-5 font-semibold text-leaf has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus hover:bg-sage-deep hover:text-ink">
        {upload.isPending ? <LoadingDots /> : <Camera className="size-5" aria-hidden="true" />}
        <span aria-live="polite">{upload.isPending ? texts.adding : texts.add}</span>
        <input
          ref={input}
          type="file"
          accept="image/*,.heic,.heif"
          className="sr-only"
          aria-disabled={upload.isPending || undefined}
          onClick={(event) => upload.isPending && event.preventDefault()}
          onChange={choose}
        />
      </label>
      <p role="status" className="text-sm font-medium text-berry">
        {error ? (
          <span className="mt-3 flex items-start gap-1.5">
            <CircleAlert className="mt-[0.2em] size-[1.1em] shrink-0" aria-hidden="true" />
            {problemText(error)}
          </span>
        ) : null}
      </p>
      {error && failed ? (
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="min-w-0 flex-1 basis-40 font-semibold wrap-anywhere">{failed.file.name}</p>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={thenFocusInput(() => upload.mutate(failed))}>
              {texts.tryAgain}
            </Button>
            <Button size="sm" variant="quiet" onClick={thenFocusInput(upload.reset)}>
              {texts.discard}
            </Button>
          </div>
        </div>
      ) : null}
    </div>
  )
}
