import { ProblemError } from './problem-error.ts'
import { problemTexts } from './problem-texts.ts'

/** What may be sent, and the German sentences that say so. */
export interface FileRules {
  /** Allowed file endings, in small letters, with their media types. */
  readonly types: Readonly<Record<string, string>>
  readonly maxBytes: number
  readonly wrongType: string
  readonly tooLarge: string
  readonly empty: string
}

/** Why a file would be refused, or null. The API and the storage look again: a browser only knows name and size. */
export function refusalOf({ name, size }: File, rules: FileRules): string | null {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  if (!name.includes('.') || !Object.hasOwn(rules.types, ending)) return rules.wrongType
  if (size > rules.maxBytes) return rules.tooLarge
  return size === 0 ? rules.empty : null
}

/** The endings as a file chooser wants them: `.pdf,.png`. */
export const acceptOf = ({ types }: FileRules) =>
  Object.keys(types)
    .map((ending) => `.${ending}`)
    .join(',')

export interface Sending {
  /** Ends the upload early. */
  readonly signal: AbortSignal
  /** Told how much has left this machine, from 0 to 1. */
  readonly onProgress: (sent: number) => void
}

/** How long nothing may move before an upload counts as lost, in milliseconds. */
const patience = 30_000

/**
 * Sends a file to an address the API has signed.
 * @throws ProblemError `unavailable`, or `offline` without a connection; the signal's reason when it was ended early
 */
export function putFile(
  address: { readonly url: string; readonly contentType: string },
  file: Blob,
  { signal, onProgress }: Sending,
): Promise<void> {
  signal.throwIfAborted()
  // XMLHttpRequest, because fetch cannot tell how much of a body has been sent.
  const request = new XMLHttpRequest()
  const stalled = watch(() => request.abort())
  const abort = () => request.abort()
  return new Promise<void>((resolve, reject) => {
    const fail = () => reject(signal.aborted ? signal.reason : lost())
    request.upload.onprogress = ({ loaded, total }) => {
      stalled.moved()
      onProgress(total > 0 ? loaded / total : 0)
    }
    request.onload = () => (request.status >= 200 && request.status < 300 ? resolve() : fail())
    request.onerror = fail
    request.onabort = fail
    signal.addEventListener('abort', abort)
    request.open('PUT', address.url)
    request.setRequestHeader('content-type', address.contentType)
    request.send(file)
  }).finally(() => {
    stalled.end()
    signal.removeEventListener('abort', abort)
  })
}

/** Acts when nothing has moved for too long. */
function watch(onStall: () => void) {
  let timer = setTimeout(onStall, patience)
  return {
    moved: () => {
      clearTimeout(timer)
      timer = setTimeout(onStall, patience)
    },
    end: () => clearTimeout(timer),
  }
}

function lost(): ProblemError {
  const code = navigator.onLine ? 'unavailable' : 'offline'
  return new ProblemError({ code, msg: problemTexts[code], status: 0 })
}
