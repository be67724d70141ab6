import { Button } from './button.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { texts } from './texts.ts'
import { uploadTexts } from './upload-texts.ts'

interface UploadProgressProps {
  readonly file: File
  /** Uploaded share of the file, from 0 to 1. */
  readonly progress: number
  readonly onCancel: () => void
}

/** Progress of an upload. At 100 % the API may still be checking the file. */
export function UploadProgress({ file, progress, onCancel }: UploadProgressProps) {
  const percent = Math.floor(progress * 100)
  return (
    <div>
      <div className="flex items-center justify-between gap-4">
        <p className="min-w-0 truncate font-semibold">{file.name}</p>
        <Button size="sm" variant="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
      <ProgressBar label={uploadTexts.uploadProgress(file.name)} value={percent} max={100} />
      <p className="mt-2 flex justify-between text-sm text-ink-soft">
        <span role="status">{percent === 100 ? uploadTexts.uploadChecking : uploadTexts.uploadRunning}</span>
        <span aria-hidden="true">{uploadTexts.percent(percent)}</span>
      </p>
    </div>
  )
}
