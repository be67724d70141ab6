import { Check } from 'lucide-react'
import { progressPrefix, useDraft } from '../../lib/draft.ts'
import { classNames } from '../../ui/class-names.ts'
import { rowFocusClass } from '../../ui/row-focus-class.ts'
import { AmountsNote } from './amounts-note.tsx'
import { texts } from './texts.ts'

interface CookingStepsProps {
  readonly recipeId: string
  readonly steps: readonly string[]
  /** Number of servings that the steps are written for. */
  readonly servings: number
  /** Number of servings to cook. */
  readonly portions: number
  /** Heading level of the title on this page. */
  readonly level?: 2 | 3
}

/** Cooking steps with checkboxes; checked steps are remembered for the tab's lifetime (sessionStorage). */
export function CookingSteps({ recipeId, steps, servings, portions, level = 3 }: CookingStepsProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const [draft, setDraft] = useDraft(`${progressPrefix}cooking-${recipeId}`)
  const done = new Set(draft.split(',').filter(Boolean).map(Number))
  const tick = (step: number, isDone: boolean) => {
    if (isDone) done.add(step)
    else done.delete(step)
    setDraft([...done].join(','))
  }
  return (
    <section aria-labelledby="steps">
      <Heading id="steps" className="text-xl">
        {texts.steps}
      </Heading>
      <p className="mt-1 text-sm text-ink-soft print:hidden">{texts.stepsHint}</p>
      <AmountsNote steps={steps} servings={servings} portions={portions} />
      <ol className="mt-3 flex flex-col gap-1">
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no id
          <li key={index}>
            <Step number={index + 1} text={step} done={done.has(index)} onTick={(isDone) => tick(index, isDone)} />
          </li>
        ))}
      </ol>
    </section>
  )
}

interface StepProps {
  readonly number: number
  readonly text: string
  readonly done: boolean
  readonly onTick: (done: boolean) => void
}

/** A cooking step: its number is the checkbox, and the whole step is clickable. */
const Step = ({ number, text, done, onTick }: StepProps) => (
  <label
    className={classNames(
      '-mx-2 flex cursor-pointer items-start gap-4 px-2 py-2.5 hover:bg-sunk print:mx-0 print:py-1',
      rowFocusClass,
    )}
  >
    <span className="relative grid size-9 shrink-0 place-items-center">
      <input
        type="checkbox"
        checked={done}
        onChange={(event) => onTick(event.target.checked)}
        className="absolute inset-0 appearance-none rounded-full bg-leaf-soft checked:bg-leaf print:bg-transparent print:inset-ring print:inset-ring-line-strong"
      />
      <span
        aria-hidden="true"
        className={classNames('pointer-events-none relative font-semibold', done ? 'text-on-leaf' : 'text-leaf')}
      >
        {done ? <Check className="size-5" strokeWidth={3} /> : number}
      </span>
    </span>
    <span className={classNames('pt-1.5', done && 'text-ink-faint line-through print:text-ink print:no-underline')}>
      {withNonBreakingDegrees(text)}
    </span>
  </label>
)

/** Replaces the space in `200 °C` by a non-breaking space. */
const withNonBreakingDegrees = (text: string) => text.replaceAll(' °C', '\u00a0°C')
