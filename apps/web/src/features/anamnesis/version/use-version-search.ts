import { useSearchParams } from 'react-router-dom'

/** Query string of a version (`?fassung=2`), for links; keeps the other parameters. */
export function useVersionSearch(): (number: number) => string {
  const [params] = useSearchParams()
  return (number) => {
    const next = new URLSearchParams(params)
    next.set('fassung', String(number))
    return `?${next}`
  }
}
