import { ProblemError } from '../problem-error.ts'
import { problemTexts } from '../problem-texts.ts'

/** Presigned PUT request to the object storage. */
export interface SignedUpload {
  readonly url: string
  readonly contentType: string
}

export interface PutFileOptions {
  /** Aborts the upload. */
  readonly signal: AbortSignal
  /** Called with the uploaded share of the file, from 0 to 1. */
  readonly onProgress: (sent: number) => void
}

/** Milliseconds without progress after which an upload counts as lost. */
const stallTimeoutMs = 30_000

/**
 * Uploads a file to a presigned URL.
 * @throws ProblemError `unavailable`, or `offline` without a connection; the signal's reason when it was aborted
 */
export function putFile({ url, contentType }: SignedUpload, file: Blob, options: PutFileOptions): Promise<void> {
  const { signal, onProgress } = options
  signal.throwIfAborted()
  // XMLHttpRequest, because `fetch` does not report upload progress.
  const request = new XMLHttpRequest()
  const abort = () => request.abort()
  const stallTimer = startStallTimer(abort)
  return new Promise<void>((resolve, reject) => {
    const fail = () => reject(signal.aborted ? signal.reason : connectionLost())
    request.upload.onprogress = ({ loaded, total }) => {
      stallTimer.restart()
      onProgress(total > 0 ? loaded / total : 0)
    }
    request.onload = () => (request.status >= 200 && request.status < 300 ? resolve() : fail())
    request.onerror = fail
    request.onabort = fail
    signal.addEventListener('abort', abort)
    request.open('PUT', url)
    request.setRequestHeader('content-type', contentType)
    request.send(file)
  }).finally(() => {
    stallTimer.stop()
    signal.removeEventListener('abort', abort)
  })
}

function startStallTimer(onStall: () => void) {
  let timer = setTimeout(onStall, stallTimeoutMs)
  return {
    restart: () => {
      clearTimeout(timer)
      timer = setTimeout(onStall, stallTimeoutMs)
    },
    stop: () => clearTimeout(timer),
  }
}

function connectionLost(): ProblemError {
  const code = navigator.onLine ? 'unavailable' : 'offline'
  return new ProblemError({ code, msg: problemTexts[code] }, 0)
}
