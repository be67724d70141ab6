import type { FoodImportVerdict } from '@kostbar/contracts/foods/schemas'
import { texts as foodTexts } from '../../../domain/foods/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { focusOnMount } from '../../../ui/focus-on-mount.ts'
import type { ParsedFood } from './parse-foods.ts'
import { texts } from './texts.ts'

export interface ListWithVerdicts {
  readonly foods: readonly ParsedFood[]
  /** Verdicts of the API, one per food with valid input, in the same order. */
  readonly verdicts: readonly FoodImportVerdict[]
}

interface VerdictListProps extends ListWithVerdicts {
  /** Whether the foods have been imported; false for the preview. */
  readonly isDone: boolean
}

/** Verdict of each line of a list. */
export function VerdictList({ foods, verdicts, isDone }: VerdictListProps) {
  const next = verdicts.values()
  const judged = foods.map((food) => ({ food, verdict: food.input ? next.next().value : undefined }))
  return (
    <section aria-labelledby="verdicts">
      <h2 id="verdicts" ref={focusOnMount} tabIndex={-1} className="text-xl">
        {isDone ? texts.result : texts.preview}
      </h2>
      {isDone ? null : <p className="mt-1 text-ink-soft">{texts.previewHint}</p>}
      <ol className="mt-3 max-w-3xl divide-y divide-line border-y border-line">
        {judged.map(({ food, verdict }) => (
          <li key={food.line} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{food.name}</p>
              <p className="text-sm text-ink-soft">{factsOf(food)}</p>
              {food.problem ? <p className="text-sm text-berry">{food.problem}</p> : null}
            </div>
            <VerdictBadge verdict={verdict} isDone={isDone} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function factsOf({ line, input }: ParsedFood): string {
  if (!input) return texts.line(line)
  const { allergens, allergensStated, kcal } = input
  const stated = allergens.length > 0 ? texts.letters(allergens) : allergensStated ? texts.none : texts.unknown
  return [texts.line(line), foodTexts.per100g(kcal), stated].join(' · ')
}

function VerdictBadge({ verdict, isDone }: { verdict: FoodImportVerdict | undefined; isDone: boolean }) {
  if (!verdict) return <Badge tone="berry">{texts.wrong}</Badge>
  if (verdict === 'NEW') return <Badge tone="leaf">{isDone ? texts.addedVerdict : texts.verdicts.NEW}</Badge>
  return <Badge tone={verdict === 'LIST_FULL' ? 'apricot' : 'quiet'}>{texts.verdicts[verdict]}</Badge>
}
