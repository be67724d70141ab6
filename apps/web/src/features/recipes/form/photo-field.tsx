import { recipes } from '@kostbar/contracts/recipes/endpoints'
import { recipeImageMaxBytes, recipeImageTypes } from '@kostbar/contracts/uploads'
import { useEffect, useState } from 'react'
import { call } from '../../../lib/api.ts'
import type { FileRules } from '../../../lib/upload/file-rules.ts'
import { useFileUpload } from '../../../lib/upload/use-file-upload.ts'
import { Button } from '../../../ui/button.tsx'
import { FileUpload } from '../../../ui/file-upload.tsx'
import { texts } from './texts.ts'

/** Uploaded photo; the recipe refers to it by its storage key. */
export interface RecipePhoto {
  readonly key: string
  readonly file: File
}

const rules: FileRules = {
  types: recipeImageTypes,
  maxBytes: recipeImageMaxBytes,
  wrongType: texts.photoType,
  tooLarge: texts.photoSize,
  empty: texts.photoEmpty,
}

interface PhotoFieldProps {
  readonly photo: RecipePhoto | null
  /** URL of the stored photo; null if there is none or it is replaced or removed. */
  readonly stored?: string | null
  readonly onChange: (photo: RecipePhoto | null) => void
  /** Called when an upload starts or ends. */
  readonly onUploading: (isUploading: boolean) => void
}

/** Field for the recipe's photo: uploaded as soon as it is chosen, then shown with a button to remove it. */
export function PhotoField({ photo, stored = null, onChange, onUploading }: PhotoFieldProps) {
  const upload = useFileUpload({
    rules,
    sign: (query, signal) => call(recipes.assetUpload, { query }, { signal }),
    // The API checks the photo when the recipe is saved.
    finish: async ({ key }) => key,
    successText: texts.photoUploaded,
    unavailableText: texts.photoFailed,
    onSuccess: (key, file) => onChange({ key, file }),
  })
  const isUploading = upload.state.status === 'uploading'
  useEffect(() => onUploading(isUploading), [isUploading, onUploading])
  if (photo) return <PhotoPreview file={photo.file} onRemove={() => onChange(null)} />
  if (stored) return <PhotoFrame src={stored} onRemove={() => onChange(null)} />
  return <FileUpload upload={upload} label={texts.photoLabel} hint={texts.photoHint} />
}

function PhotoPreview({ file, onRemove }: { readonly file: File; readonly onRemove: () => void }) {
  const [previewUrl, setPreviewUrl] = useState<string>()
  useEffect(() => {
    const url = URL.createObjectURL(file)
    setPreviewUrl(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return <PhotoFrame src={previewUrl} name={file.name} onRemove={onRemove} />
}

interface PhotoFrameProps {
  readonly src: string | undefined
  readonly name?: string
  readonly onRemove: () => void
}

const PhotoFrame = ({ src, name, onRemove }: PhotoFrameProps) => (
  <div className="flex flex-wrap items-center gap-4">
    <img src={src} alt={texts.photoAlt} className="aspect-[4/3] w-48 rounded-lg bg-sunk object-cover" />
    <div className="min-w-0">
      {name ? <p className="mb-2 wrap-anywhere">{name}</p> : null}
      <Button variant="secondary" size="sm" onClick={onRemove}>
        {texts.photoRemove}
      </Button>
    </div>
  </div>
)
