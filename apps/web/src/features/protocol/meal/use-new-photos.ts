import { useState } from 'react'
import { preparePhoto } from '../../../domain/photos/prepare-photo.ts'
import { usePreviews } from './use-previews.ts'

interface NewPhoto {
  /** Client key, under which the photo is stored once. */
  readonly key: string
  readonly file: Blob
}

/** Photos added to an entry that is not saved yet. */
export function useNewPhotos() {
  const [photos, setPhotos] = useState<readonly NewPhoto[]>([])
  const [preparing, setPreparing] = useState(0)
  return {
    photos: usePreviews(photos),
    /** Number of photos that are still scaled down, which takes a second or two on a phone. */
    preparing,
    add: async (file: File): Promise<void> => {
      setPreparing((count) => count + 1)
      const prepared = await preparePhoto(file)
      setPhotos((before) => [...before, { key: crypto.randomUUID(), file: prepared }])
      setPreparing((count) => count - 1)
    },
    remove: (key: string): void => setPhotos((before) => before.filter((photo) => photo.key !== key)),
  }
}
