import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { FieldGroup } from '../../../ui/field-group.tsx'
import { texts } from '../texts.ts'
import type { QuestionProps } from './question-props.ts'

const numberClass =
  'grid min-h-12 cursor-pointer place-items-center rounded-md bg-raised font-semibold tabular-nums inset-ring ' +
  'inset-ring-line-strong transition-[background-color,box-shadow] duration-(--quick) hover:inset-ring-ink-soft ' +
  'has-checked:bg-leaf has-checked:text-on-leaf has-checked:inset-ring-leaf ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'

/** Scale of up to eleven numbers with named ends, in two rows on phones. */
export function ScaleQuestion({ question, answer, problem, onAnswer }: QuestionProps<'scale'>) {
  const name = useId()
  const { min, max, minLabel, maxLabel } = question
  const numbers = Array.from({ length: max - min + 1 }, (_, index) => min + index)
  return (
    <FieldGroup label={question.label} optional={!question.required} description={question.hint} error={problem}>
      <div
        className={classNames(
          'grid gap-1.5',
          numbers.length > 10 ? 'grid-cols-6 @md:grid-cols-11' : 'grid-cols-5 @md:grid-cols-10',
        )}
      >
        {numbers.map((value) => (
          <label key={value} className={numberClass}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={answer === value}
              aria-label={texts.scaleValue(value, value === min ? minLabel : value === max ? maxLabel : '')}
              onChange={() => onAnswer(value)}
              className="sr-only"
            />
            <span aria-hidden="true">{value}</span>
          </label>
        ))}
      </div>
      <p aria-hidden="true" className="mt-1.5 flex justify-between gap-4 text-sm text-ink-soft">
        <span>
          {min}: {minLabel}
        </span>
        <span className="text-right">
          {max}: {maxLabel}
        </span>
      </p>
      {answer !== undefined && !question.required ? (
        <Button variant="quiet" size="sm" className="-ml-3" onClick={() => onAnswer(null)}>
          {texts.clearChoice}
          <span className="sr-only">: {question.label}</span>
        </Button>
      ) : null}
    </FieldGroup>
  )
}
