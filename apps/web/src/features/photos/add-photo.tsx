import { todayInVienna } from '@kostbar/contracts/calendar'
import { photos } from '@kostbar/contracts/photos/endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Camera } from 'lucide-react'
import { preparePhoto } from '../../domain/photos/prepare-photo.ts'
import { uploadPhoto } from '../../domain/photos/upload-photo.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { LoadingDots } from '../../ui/loading-dots.tsx'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

async function addPhoto(original: File): Promise<void> {
  const file = await preparePhoto(original)
  await uploadPhoto(file, { key: crypto.randomUUID(), kind: 'PROGRESS', takenOn: todayInVienna() })
}

/** Button to take or choose a photo and upload it. */
export function AddPhoto() {
  const queries = useQueryClient()
  const upload = useMutation({
    mutationFn: addPhoto,
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: [photos.list.path] })
      void toast.success(texts.added)
    },
    onError: (error) => toastProblem(error),
  })
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md bg-leaf-soft px-5 font-semibold text-leaf has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus hover:bg-sage-deep hover:text-ink">
      {upload.isPending ? <LoadingDots /> : <Camera className="size-5" aria-hidden="true" />}
      <span aria-live="polite">{upload.isPending ? texts.adding : texts.add}</span>
      <input
        type="file"
        accept="image/*,.heic,.heif"
        className="sr-only"
        disabled={upload.isPending}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) upload.mutate(file)
          target.value = ''
        }}
      />
    </label>
  )
}
