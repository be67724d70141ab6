import { photoTypes } from '@kostbar/contracts/photos/photo-types'

/** Longest side of an uploaded photo in pixels. */
const maxSide = 2000

const typeOfName = (name: string): string | undefined => {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return Object.entries({ ...photoTypes, 'image/jpeg': 'jpg' }).find(([, known]) => known === ending)?.[0]
}

/**
 * Scales a photo down for slow connections and strips its metadata (place, camera), where the browser can decode it;
 * the API does the same with every photo. A photo that the browser cannot decode (mostly HEIC) is returned unchanged.
 */
export async function preparePhoto(file: File): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file)
    const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    const context = canvas.getContext('2d', { alpha: false })
    if (context) {
      // A JPEG has no transparency; without a background, transparent parts would be black.
      context.fillStyle = '#ffffff'
      context.fillRect(0, 0, canvas.width, canvas.height)
      context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    }
    bitmap.close()
    const { promise, resolve } = Promise.withResolvers<Blob | null>()
    canvas.toBlob(resolve, 'image/jpeg', 0.85)
    const smaller = await promise
    if (smaller) return smaller
  } catch {
    // The browser cannot decode the file: the API decides whether it is a photo.
  }
  const type = file.type || typeOfName(file.name) || 'image/jpeg'
  return type === file.type ? file : file.slice(0, file.size, type)
}
