import { recipes } from '@kostbar/contracts/recipes/endpoints'
import { recipeImageMaxBytes, recipeImageTypes } from '@kostbar/contracts/uploads'
import { useEffect, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { type FileRules, putFile, type Sending } from '../../../lib/upload.ts'
import { Button } from '../../../ui/button.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { useUpload } from '../../../ui/use-upload.ts'
import { texts } from './texts.ts'

/** A photo that has been uploaded; the recipe names it by its key. */
export interface Photo {
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

async function send(file: File, sending: Sending): Promise<string> {
  const { key, ...address } = await call(
    recipes.assetUpload,
    { query: { filename: file.name, size: file.size } },
    { signal: sending.signal },
  )
  await putFile(address, file, sending)
  return key
}

interface PhotoFieldProps {
  readonly photo: Photo | null
  readonly onChange: (photo: Photo | null) => void
  /** Told while a photo is on its way. */
  readonly onSending: (isSending: boolean) => void
}

/** The photo of a recipe: uploaded as soon as it is chosen, shown, and replaced by taking it away. */
export function PhotoField({ photo, onChange, onSending }: PhotoFieldProps) {
  const upload = useUpload({
    rules,
    send,
    uploaded: texts.photoUploaded,
    unavailable: texts.photoFailed,
    onDone: (key, file) => onChange({ key, file }),
  })
  const isSending = upload.step.state === 'sending'
  useEffect(() => onSending(isSending), [isSending, onSending])
  if (photo) return <Chosen file={photo.file} onRemove={() => onChange(null)} />
  return <FileDrop upload={upload} label={texts.photoLabel} hint={texts.photoHint} />
}

function Chosen({ file, onRemove }: { readonly file: File; readonly onRemove: () => void }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const url = URL.createObjectURL(file)
    setAddress(url)
    return () => URL.revokeObjectURL(url)
  }, [file])
  return (
    <div className="flex flex-wrap items-center gap-4">
      <img src={address} alt={texts.photoAlt} className="aspect-[4/3] w-48 rounded-lg bg-sunk object-cover" />
      <div className="min-w-0">
        <p className="mb-2 wrap-anywhere">{file.name}</p>
        <Button variant="secondary" size="sm" onClick={onRemove}>
          {texts.photoRemove}
        </Button>
      </div>
    </div>
  )
}
