import { Button } from './button.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { texts } from './texts.ts'

interface UploadProgressProps {
  readonly file: File
  /** How much has left this machine, from 0 to 1. */
  readonly sent: number
  readonly onCancel: () => void
}

/** How far a file has come. Once all of it is sent it is looked at, which takes a moment. */
export function UploadProgress({ file, sent, onCancel }: UploadProgressProps) {
  const percent = Math.floor(sent * 100)
  return (
    <div>
      <div className="flex items-center justify-between gap-4">
        <p className="min-w-0 truncate font-semibold">{file.name}</p>
        <Button size="sm" variant="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
      <ProgressBar label={texts.uploading(file.name)} value={percent} max={100} />
      <p className="mt-2 flex justify-between text-sm text-ink-soft">
        <span role="status">{percent === 100 ? texts.checking : texts.sending}</span>
        <span aria-hidden="true">{texts.percent(percent)}</span>
      </p>
    </div>
  )
}
