import { vi } from 'vitest'

export interface FakeUpload {
  readonly url: string
  readonly contentType: string | undefined
  readonly body: Blob
  /** Reports upload progress, from 0 to 1. */
  readonly progress: (sent: number) => void
  readonly answer: (status: number) => void
  /** Simulates a lost connection. */
  readonly fail: () => void
  readonly aborted: () => boolean
}

/**
 * Fakes the object storage by stubbing XMLHttpRequest: each PUT waits for `answer`. Removed by `vi.unstubAllGlobals()`.
 * @returns the list of PUT requests, which grows with each request
 */
export function fakeStorage(): FakeUpload[] {
  const puts: FakeUpload[] = []
  class FakeRequest {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
    onload?: () => void
    onerror?: () => void
    onabort?: () => void
    status = 0
    #url = ''
    #contentType: string | undefined
    #aborted = false
    open(_method: string, url: string) {
      this.#url = url
    }
    setRequestHeader(_name: string, value: string) {
      this.#contentType = value
    }
    send(body: Blob) {
      puts.push({
        url: this.#url,
        contentType: this.#contentType,
        body,
        progress: (sent) => this.upload.onprogress?.({ loaded: sent * body.size, total: body.size }),
        answer: (status) => {
          this.status = status
          this.onload?.()
        },
        fail: () => this.onerror?.(),
        aborted: () => this.#aborted,
      })
    }
    abort() {
      this.#aborted = true
      this.onabort?.()
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  return puts
}
