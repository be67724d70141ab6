import { useRef, useState } from 'react'
import { toast } from '../../ui/toast.ts'
import { ProblemError, problemText } from '../problem-error.ts'
import { confirmUnload } from '../use-confirm-unload.ts'
import { type FileRules, validateFile } from './file-rules.ts'
import { putFile, type SignedUpload } from './put-file.ts'

interface FileUploadOptions<Signed extends SignedUpload, Result> {
  readonly rules: FileRules
  /** Requests a presigned upload for the file from the API. */
  readonly sign: (file: { filename: string; size: number }, signal: AbortSignal) => Promise<Signed>
  /** Tells the API that the upload is complete. */
  readonly finish: (signed: Signed, signal: AbortSignal) => Promise<Result>
  /** German message after a successful upload. */
  readonly successText: string
  /** German message when the API or the object storage is unavailable. */
  readonly unavailableText: string
  /** Called after a successful upload, even when the component has been unmounted meanwhile. */
  readonly onSuccess: (result: Result, file: File) => void | Promise<void>
}

/** State of an upload; a failed upload keeps its file for a retry, a refused file could only be refused again. */
export type FileUploadState =
  | { readonly status: 'idle' }
  | { readonly status: 'refused'; readonly message: string }
  | { readonly status: 'uploading'; readonly file: File; readonly progress: number }
  | { readonly status: 'failed'; readonly file: File; readonly message: string }

export interface FileUploadControl {
  readonly state: FileUploadState
  readonly rules: FileRules
  readonly start: (file: File) => void
  readonly refuse: (message: string) => void
  /** Aborts the running upload, or discards the failed one. */
  readonly cancel: () => void
}

/** Whether the API refused a file for what it is. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ProblemError && (error.code === 'unsupported_media_type' || error.code === 'too_large')

/**
 * Uploads one file at a time: `sign` → PUT to the object storage → `finish`. The upload continues when the component
 * unmounts; its outcome is shown as a toast. Until then, closing the tab and signing out ask: they would end it.
 */
export function useFileUpload<Signed extends SignedUpload, Result>({
  rules,
  sign,
  finish,
  successText,
  unavailableText,
  onSuccess,
}: FileUploadOptions<Signed, Result>): FileUploadControl {
  const [state, setState] = useState<FileUploadState>({ status: 'idle' })
  const running = useRef<AbortController>(undefined)

  const upload = async (file: File, { signal }: AbortController) => {
    const stopAsking = confirmUnload()
    signal.addEventListener('abort', stopAsking)
    try {
      const signed = await sign({ filename: file.name, size: file.size }, signal)
      const onProgress = (progress: number) => signal.aborted || setState({ status: 'uploading', file, progress })
      await putFile(signed, file, { signal, onProgress })
      await onSuccess(await finish(signed, signal), file)
      toast.success(successText)
      if (!signal.aborted) setState({ status: 'idle' })
    } catch (error) {
      if (signal.aborted) return
      const message = problemText(error, { unavailable: unavailableText, unexpected: unavailableText })
      toast.error(message)
      setState(isRefusal(error) ? { status: 'refused', message } : { status: 'failed', file, message })
    } finally {
      stopAsking()
    }
  }

  return {
    state,
    rules,
    start: (file) => {
      const message = validateFile(file, rules)
      if (message) return setState({ status: 'refused', message })
      running.current = new AbortController()
      setState({ status: 'uploading', file, progress: 0 })
      void upload(file, running.current)
    },
    refuse: (message) => setState({ status: 'refused', message }),
    cancel: () => {
      running.current?.abort()
      setState({ status: 'idle' })
    },
  }
}
