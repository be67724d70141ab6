import { useEffect, useMemo } from 'react'

/** The photos with object URLs to show them, revoked when the photos change. */
export function usePreviews<Photo extends { readonly file: Blob }>(photos: readonly Photo[]) {
  const previews = useMemo(() => photos.map((photo) => ({ ...photo, url: URL.createObjectURL(photo.file) })), [photos])
  useEffect(
    () => () => {
      for (const { url } of previews) URL.revokeObjectURL(url)
    },
    [previews],
  )
  return previews
}
