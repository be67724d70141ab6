import { useRef, useState } from 'react'

/** State of the request that the service starts at once, which consumers have to make before they order. */
export function useStartRequest() {
  const [isRequested, setRequested] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const ref = useRef<HTMLInputElement>(null)
  const onChange = (requested: boolean) => {
    setRequested(requested)
    if (requested) setMissing(false)
  }
  /** Whether the request was made; else shows and focuses what is missing. */
  const requireStart = (): boolean => {
    setMissing(!isRequested)
    if (!isRequested) ref.current?.focus()
    return isRequested
  }
  return { ref, isRequested, isMissing, onChange, requireStart }
}
