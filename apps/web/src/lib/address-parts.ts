import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** What the address (its query) says, and a way to change parts of it; what becomes empty leaves it. */
export function useAddressParts() {
  const [params, setParams] = useSearchParams()
  const change = useCallback(
    /** @param replace whether going back skips the change */
    (parts: Readonly<Record<string, string>>, replace: boolean) =>
      setParams(
        (present) => {
          for (const [name, value] of Object.entries(parts)) {
            if (value) present.set(name, value)
            else present.delete(name)
          }
          return present
        },
        { replace, preventScrollReset: true },
      ),
    [setParams],
  )
  return { read: (name: string) => params.get(name) ?? '', change }
}

/** A page number as the address has it; 1 for anything else. */
export const pageNumber = (text: string) => Math.max(1, Math.trunc(Number(text)) || 1)
