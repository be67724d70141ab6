import { detailsLength } from '@kostbar/contracts/anamnesis/limits'
import type { YesNoAnswer } from '@kostbar/contracts/anamnesis/questionnaire'
import { useId } from 'react'
import { FieldMessage } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { texts } from '../texts.ts'
import type { QuestionProps } from './question-props.ts'

const choices = [
  { value: 'YES', label: texts.yes },
  { value: 'NO', label: texts.no },
  { value: 'UNDISCLOSED', label: texts.undisclosed },
] as const

const segmentClass =
  'grid min-h-12 cursor-pointer place-items-center rounded-md bg-raised px-3 text-center text-sm leading-tight font-medium ' +
  'inset-ring inset-ring-line-strong transition-[background-color,box-shadow] duration-(--quick) ' +
  'hover:inset-ring-ink-soft has-checked:bg-leaf-soft has-checked:inset-ring-2 has-checked:inset-ring-leaf ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'

const parse = (answer: QuestionProps<'yesNo'>['answer']): YesNoAnswer | null =>
  typeof answer === 'object' && !Array.isArray(answer) ? answer : null

/**
 * Yes/no question with a third choice to give no answer; yes opens a field for details, which are kept when the choice
 * changes.
 */
export function YesNoQuestion({ question, answer, problem, onAnswer }: QuestionProps<'yesNo'>) {
  const name = useId()
  const choice = parse(answer)
  const details = choice?.details ?? ''
  const isTooLong = details.length > detailsLength
  return (
    <div className="pb-5 @xl:pb-3">
      <div
        role="radiogroup"
        aria-labelledby={`${name}-label`}
        aria-describedby={`${name}-message`}
        className="grid gap-x-6 gap-y-1.5 @xl:grid-cols-[minmax(0,1fr)_24rem] @xl:items-center"
      >
        <p id={`${name}-label`} className="text-sm font-semibold">
          {question.label}
        </p>
        <div className="grid grid-cols-[1fr_1fr_1.6fr] gap-2 @xl:grid-cols-[1fr_1fr_2.2fr]">
          {choices.map(({ value, label }) => (
            <label key={value} className={segmentClass}>
              <input
                type="radio"
                name={name}
                value={value}
                checked={choice?.value === value}
                onChange={() => onAnswer({ value, ...(details && { details }) })}
                className="sr-only"
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </div>
      <FieldMessage
        id={`${name}-message`}
        error={isTooLong ? undefined : problem}
        description={question.hint}
        lines={problem || question.hint ? 1 : 0}
      />
      {choice?.value === 'YES' && question.detailsLabel ? (
        <div className="mt-3">
          <TextArea
            label={question.detailsLabel}
            optional
            error={isTooLong ? problem : undefined}
            rows={2}
            className="min-h-18"
            value={details}
            onChange={({ target }) => onAnswer({ value: 'YES', ...(target.value && { details: target.value }) })}
          />
        </div>
      ) : null}
    </div>
  )
}
