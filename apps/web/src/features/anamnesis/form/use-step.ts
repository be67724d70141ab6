import { useSearchParams } from 'react-router-dom'

/** Search parameter that opens the form. */
export const stepParam = 'schritt'
const reviewValue = 'pruefen'

/** Position in the form: index of a step, or the review after the last step. */
export type StepPosition = number | 'review'

/** Position in the form, stored in the URL (`?schritt=3`, `?schritt=pruefen`); null on the pages around the form. */
export function useStep(stepCount: number) {
  const [params, setParams] = useSearchParams()
  return {
    position: parsePosition(params.get(stepParam), stepCount),
    /** Adds a history entry, so that the browser's back button returns to the previous step. */
    go: (position: StepPosition | null) =>
      setParams((current) => {
        if (position === null) current.delete(stepParam)
        else current.set(stepParam, formatPosition(position))
        return current
      }),
    /** Query string of a position, for links. */
    searchOf: (position: StepPosition) => {
      const next = new URLSearchParams(params)
      next.set(stepParam, formatPosition(position))
      return `?${next}`
    },
  }
}

const formatPosition = (position: StepPosition) => (position === 'review' ? reviewValue : String(position + 1))

function parsePosition(text: string | null, stepCount: number): StepPosition | null {
  if (text === null) return null
  if (text === reviewValue) return 'review'
  const number = Number(text)
  return Number.isInteger(number) && number >= 1 && number <= stepCount ? number - 1 : 0
}
