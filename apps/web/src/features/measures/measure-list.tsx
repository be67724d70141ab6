import { measures } from '@kostbar/contracts/measures/endpoints'
import { type MeasureKind, measureKinds } from '@kostbar/contracts/measures/measure-kinds'
import type { Measure } from '@kostbar/contracts/measures/schemas'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useApiMutation } from '../../lib/api.ts'
import { formatShortDate } from '../../lib/format.ts'
import { problemText } from '../../lib/problem-error.ts'
import { useUndoStack } from '../../lib/use-undo-stack.ts'
import { Button } from '../../ui/button.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { toast } from '../../ui/toast.ts'
import { UndoBar } from '../../ui/undo-bar.tsx'
import { texts } from './texts.ts'
import { endpointsWithMeasures } from './use-measures.ts'

/** Number of entries shown at first. */
const newestCount = 5

interface MeasureListProps {
  readonly userId: string
  readonly kind: MeasureKind
  /** Measures of this kind, newest first. */
  readonly list: readonly Measure[]
}

/** Section with the entries of one kind of measure. Each can be deleted, and the deletion undone. */
export function MeasureList({ userId, kind, list }: MeasureListProps) {
  const { unit } = measureKinds[kind]
  const [isAllShown, setAllShown] = useState(false)
  const removed = useUndoStack<Measure>()
  const onError = (problem: unknown) => toast.error(problemText(problem))
  const remove = useApiMutation(measures.remove, { refresh: endpointsWithMeasures, onError })
  const restore = useApiMutation(measures.save, { refresh: endpointsWithMeasures, onError })
  // A promise per deletion: callbacks of `mutate` are called for the latest one only.
  const removeMeasure = (measure: Measure) =>
    remove.mutateAsync({ params: { userId, kind, day: measure.day } }).then(
      () => removed.push(measure),
      () => undefined, // `onError` has shown the problem.
    )
  const undo = () => {
    const { last } = removed
    if (!last || restore.isPending) return
    restore.mutate({ params: { userId }, body: last }, { onSuccess: () => removed.drop(last) })
  }
  const shown = isAllShown ? list : list.slice(0, newestCount)
  if (list.length === 0 && !removed.last) return null
  return (
    <PageSection id="eintraege" title={texts.entries}>
      <ul className="-my-1">
        {shown.map((measure) => {
          const value = texts.value(measure.value, unit)
          return (
            <li key={measure.day} className="flex items-center gap-4 border-b border-line py-1 last:border-b-0">
              <span className="flex-1 text-ink-soft tabular-nums">{formatShortDate(measure.day)}</span>
              <span className="font-semibold tabular-nums">{value}</span>
              <button
                type="button"
                aria-label={texts.remove(value, measure.day)}
                disabled={remove.isPending && remove.variables.params.day === measure.day}
                // The second click of a double click arrives before the button is disabled.
                onClick={({ detail }) => detail > 1 || void removeMeasure(measure)}
                className="grid size-11 place-items-center rounded-md text-ink-soft hover:bg-sunk hover:text-berry disabled:opacity-50"
              >
                <Trash2 className="size-5" aria-hidden="true" />
              </button>
            </li>
          )
        })}
      </ul>
      {list.length > shown.length ? (
        <Button variant="quiet" className="mt-3" onClick={() => setAllShown(true)}>
          {texts.showEntries(list.length)}
        </Button>
      ) : null}
      <UndoBar
        text={removed.last && texts.removed(texts.value(removed.last.value, unit), removed.last.day)}
        onUndo={undo}
      />
    </PageSection>
  )
}
