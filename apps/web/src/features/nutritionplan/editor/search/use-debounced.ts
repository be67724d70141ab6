import { useEffect, useState } from 'react'

/** Debounced value: the last value that has not changed for `delayMs`. @param delayMs in milliseconds */
export function useDebounced<Value>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}
