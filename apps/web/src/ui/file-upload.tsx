import { CircleAlert, FileUp } from 'lucide-react'
import { type ChangeEvent, useId, useRef } from 'react'
import { UnsavedGuard } from '../lib/unsaved-guard.tsx'
import { acceptAttribute } from '../lib/upload/file-rules.ts'
import type { FileUploadControl } from '../lib/upload/use-file-upload.ts'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { texts } from './texts.ts'
import { UploadProgress } from './upload-progress.tsx'
import { leavePhotoTexts, uploadTexts } from './upload-texts.ts'
import { useFileDrop } from './use-file-drop.ts'

interface FileUploadProps {
  readonly upload: FileUploadControl
  /** Label of the file input: `Dokument hochladen`. */
  readonly label: string
  /** German text about accepted formats and maximum size. */
  readonly hint: string
}

const labelClass = 'flex cursor-pointer flex-col items-center gap-x-4 gap-y-2 text-center @xs:flex-row @xs:text-left'

/**
 * File input and drop zone for one file, with progress, cancel and retry. The input stays mounted in every state, so
 * that the focus is not lost.
 */
export function FileUpload({ upload, label, hint }: FileUploadProps) {
  const { state, rules } = upload
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const isBusy = state.status === 'uploading'
  // Any other file is still where it was chosen; a photo may come from the camera, which stores it nowhere else.
  const isPhotoKept = state.status === 'failed' && state.file.type.startsWith('image/')
  const startWith = (files: readonly File[]) => {
    const [file] = files
    if (isBusy || !file) return
    if (files.length > 1) upload.refuse(uploadTexts.oneFileOnly)
    else upload.start(file)
  }
  const { isOver, handlers } = useFileDrop(startWith)
  const thenFocusInput = (action: () => void) => () => {
    action()
    input.current?.focus()
  }
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    // Reset, so that choosing the same file again fires a change event.
    currentTarget.value = ''
    startWith(files)
  }
  return (
    <div
      {...handlers}
      className={classNames(
        '@container rounded-lg border-2 border-dashed p-4 transition-colors duration-(--quick)',
        'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus',
        isOver && !isBusy ? 'border-leaf bg-leaf-soft' : 'border-line-strong bg-sunk',
      )}
    >
      {/* Only then: the form around it may have a guard, which waits for a running save as long as there is no other. */}
      {isPhotoKept ? <UnsavedGuard active texts={leavePhotoTexts} /> : null}
      <input
        ref={input}
        id={id}
        type="file"
        accept={acceptAttribute(rules)}
        aria-describedby={`${id}-hint ${id}-message`}
        aria-invalid={state.status === 'refused' || undefined}
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
            <span className="pointer-coarse:hidden">{uploadTexts.dropHere} </span>
            {hint}
          </span>
        </span>
      </label>
      {state.status === 'uploading' ? (
        <UploadProgress file={state.file} progress={state.progress} onCancel={thenFocusInput(upload.cancel)} />
      ) : null}
      <p id={`${id}-message`} role="status" className="text-sm font-medium text-berry">
        {state.status === 'refused' || state.status === 'failed' ? (
          <span className="mt-3 flex items-start gap-1.5">
            <CircleAlert className="mt-[0.2em] size-[1.1em] shrink-0" aria-hidden="true" />
            {state.message}
          </span>
        ) : null}
      </p>
      {state.status === 'failed' ? (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="min-w-0 flex-1 basis-40 font-semibold wrap-anywhere">{state.file.name}</p>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={thenFocusInput(() => upload.start(state.file))}>
              {texts.tryAgain}
            </Button>
            <Button size="sm" variant="quiet" onClick={thenFocusInput(upload.cancel)}>
              {texts.discard}
            </Button>
          </div>
        </div>
      ) : null}
    </div>
  )
}
