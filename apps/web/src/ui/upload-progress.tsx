import { Button } from './button.tsx'
import { texts } from './texts.ts'

interface UploadProgressProps {
  readonly file: File
  /** How much has left this machine, from 0 to 1. */
  readonly sent: number
  readonly onCancel: () => void
}

const barClass =
  'block h-2 w-full appearance-none overflow-hidden rounded-full bg-sage [&::-moz-progress-bar]:bg-leaf ' +
  '[&::-webkit-progress-bar]:bg-sage [&::-webkit-progress-value]:bg-leaf [&::-webkit-progress-value]:transition-[width]'

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
      <progress className={barClass} value={percent} max={100} aria-label={texts.uploading(file.name)} />
      <p className="mt-2 flex justify-between text-sm text-ink-soft">
        <span role="status">{percent === 100 ? texts.checking : texts.sending}</span>
        <span aria-hidden="true">{texts.percent(percent)}</span>
      </p>
    </div>
  )
}
