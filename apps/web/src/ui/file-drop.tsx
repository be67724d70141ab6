import { CircleAlert, FileUp } from 'lucide-react'
import { type ChangeEvent, useId, useRef } from 'react'
import { acceptOf } from '../lib/upload.ts'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { texts } from './texts.ts'
import { UploadProgress } from './upload-progress.tsx'
import { useDrop } from './use-drop.ts'
import type { Upload } from './use-upload.ts'

interface FileDropProps {
  readonly upload: Upload
  /** What one chooses: `Dokument hochladen`. */
  readonly label: string
  /** Which files, up to which size. */
  readonly hint: string
}

const labelClass = 'flex cursor-pointer flex-col items-center gap-x-4 gap-y-2 text-center @xs:flex-row @xs:text-left'

/**
 * Takes one file, chosen by mouse, finger or keyboard or dropped on it, shows how far it has come, and keeps it when it
 * could not be sent. The file field stays through all of it, so the focus is never lost.
 */
export function FileDrop({ upload, label, hint }: FileDropProps) {
  const { step, rules } = upload
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const isBusy = step.state === 'sending'
  const take = (files: readonly File[]) => {
    const [file] = files
    if (isBusy || !file) return
    if (files.length > 1) upload.refuse(texts.oneFileOnly)
    else upload.start(file)
  }
  const { isOver, area } = useDrop(take)
  const back = (act: () => void) => () => {
    act()
    field.current?.focus()
  }
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    // Emptied, so that choosing the same file once more counts as a choice.
    currentTarget.value = ''
    take(files)
  }
  return (
    <div
      {...area}
      className={classNames(
        '@container rounded-lg border-2 border-dashed p-4 transition-colors duration-(--quick)',
        'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus',
        isOver && !isBusy ? 'border-leaf bg-leaf-soft' : 'border-line-strong bg-sunk',
      )}
    >
      <input
        ref={field}
        id={id}
        type="file"
        accept={acceptOf(rules)}
        aria-describedby={`${id}-hint ${id}-message`}
        aria-invalid={step.state === 'refused' || undefined}
        aria-disabled={isBusy || undefined}
        onClick={(event) => isBusy && event.preventDefault()}
        onChange={choose}
        className="sr-only"
      />
      <label htmlFor={id} className={isBusy ? 'sr-only' : labelClass}>
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-leaf-soft text-leaf">
          <FileUp className="size-6" aria-hidden="true" />
        </span>
        <span>
          <span className="block font-semibold text-leaf">{label}</span>
          <span id={`${id}-hint`} className="block text-sm text-ink-soft">
            <span className="pointer-coarse:hidden">{texts.dropHere} </span>
            {hint}
          </span>
        </span>
      </label>
      {step.state === 'sending' ? (
        <UploadProgress file={step.file} sent={step.sent} onCancel={back(upload.cancel)} />
      ) : null}
      <p id={`${id}-message`} role="status" className="text-sm font-medium text-berry">
        {step.state === 'refused' || step.state === 'failed' ? (
          <span className="mt-3 flex items-start gap-1.5">
            <CircleAlert className="mt-[0.2em] size-[1.1em] shrink-0" aria-hidden="true" />
            {step.message}
          </span>
        ) : null}
      </p>
      {step.state === 'failed' ? (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="min-w-0 flex-1 basis-40 font-semibold wrap-anywhere">{step.file.name}</p>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={back(() => upload.start(step.file))}>
              {texts.tryAgain}
            </Button>
            <Button size="sm" variant="quiet" onClick={back(upload.cancel)}>
              {texts.discard}
            </Button>
          </div>
        </div>
      ) : null}
    </div>
  )
}
