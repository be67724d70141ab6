import { useDebounced } from '../../../../lib/use-debounced.ts'
import { useBoardValue, useEditor, usePlanValue } from '../editor-context.ts'
import { remainingOf } from '../state/remaining.ts'
import { figuresOf } from '../state/shown-figures.ts'

/** Debounce of the selected meal, in ms: moving through meals with arrow keys searches for the last one only. */
const mealDelayMs = 400

/**
 * What the results are ordered by, debounced: the selected meal, and the remaining nutrition of its day.
 * @param isByRemaining whether the day's remaining nutrition is used; `remaining` is null otherwise
 */
export function useRemaining(isByRemaining: boolean) {
  const { targetsOn } = useEditor()
  const selected = useDebounced(
    useBoardValue((state) => state.selected),
    mealDelayMs,
  )
  const exact = usePlanValue(({ history }) => figuresOf(history.week, selected.day).exact)
  const targets = targetsOn(selected.day)
  const remaining = useDebounced(
    isByRemaining && targets ? JSON.stringify(remainingOf(targets, exact)) : '',
    mealDelayMs,
  )
  return {
    meal: selected.meal,
    remaining: remaining === '' ? null : (JSON.parse(remaining) as ReturnType<typeof remainingOf>),
    hasTargets: targets !== null,
  }
}
