const parentCheckMs = 500

/**
 * Ends when this process is asked to stop: Ctrl-C, SIGTERM, a closed terminal, or the end of the package manager that
 * runs it, which does not hand every signal on.
 * @param announce called once, at once
 */
export function onStopRequest(announce: () => void): AbortSignal {
  const request = new AbortController()
  const stop = () => {
    if (request.signal.aborted) return
    announce()
    request.abort()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  if (process.env.npm_lifecycle_event) {
    const parent = process.ppid
    const check = setInterval(() => {
      if (process.ppid !== parent) stop()
    }, parentCheckMs)
    check.unref()
  }
  return request.signal
}
