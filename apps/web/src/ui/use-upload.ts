import { useRef, useState } from 'react'
import { problemText } from '../lib/problem-error.ts'
import { type FileRules, refusalOf, type Sending } from '../lib/upload.ts'
import { toast } from './toast.ts'

interface UploadOptions<Result> {
  readonly rules: FileRules
  /** Asks for an address, sends the file there (`putFile`) and says to the API that it has arrived. */
  readonly send: (file: File, sending: Sending) => Promise<Result>
  /** German: said when the file is there. */
  readonly uploaded: string
  /** German: said when the storage cannot be reached. */
  readonly unavailable: string
  /** Runs once the file is there, also when the page was left meanwhile. */
  readonly onDone: (result: Result, file: File) => void | Promise<void>
}

/** Where an upload stands. A file that could not be sent is kept, so that trying again needs no second choosing. */
export type UploadStep =
  | { readonly state: 'idle' }
  | { readonly state: 'refused'; readonly message: string }
  | { readonly state: 'sending'; readonly file: File; readonly sent: number }
  | { readonly state: 'failed'; readonly file: File; readonly message: string }

export interface Upload {
  readonly step: UploadStep
  readonly rules: FileRules
  readonly start: (file: File) => void
  readonly refuse: (message: string) => void
  /** Ends the upload under way, or forgets the one that failed. */
  readonly cancel: () => void
}

/** Sends one file at a time. It goes on when the page is left; how it ended is said in a toast. */
export function useUpload<Result>({ rules, send, uploaded, unavailable, onDone }: UploadOptions<Result>): Upload {
  const [step, setStep] = useState<UploadStep>({ state: 'idle' })
  const underWay = useRef<AbortController>(undefined)

  const run = async (file: File, running: AbortController) => {
    const { signal } = running
    try {
      const onProgress = (sent: number) => signal.aborted || setStep({ state: 'sending', file, sent })
      const result = await send(file, { signal, onProgress })
      await onDone(result, file)
      void toast.success(uploaded)
      if (!signal.aborted) setStep({ state: 'idle' })
    } catch (error) {
      if (signal.aborted) return
      const message = problemText(error, { unavailable, unexpected: unavailable })
      void toast.error(message)
      setStep({ state: 'failed', file, message })
    }
  }

  return {
    step,
    rules,
    start: (file) => {
      const message = refusalOf(file, rules)
      if (message) return setStep({ state: 'refused', message })
      underWay.current = new AbortController()
      setStep({ state: 'sending', file, sent: 0 })
      void run(file, underWay.current)
    },
    refuse: (message) => setStep({ state: 'refused', message }),
    cancel: () => {
      underWay.current?.abort()
      setStep({ state: 'idle' })
    },
  }
}
