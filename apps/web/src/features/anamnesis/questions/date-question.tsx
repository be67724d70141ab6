import { todayInVienna } from '@kostbar/contracts/calendar'
import { useId } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { controlClass } from '../../../ui/field.tsx'
import { FieldGroup } from '../../../ui/field-group.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { texts } from '../texts.ts'
import type { QuestionProps } from './question-props.ts'

/**
 * Date question. A birth date is typed in three fields, without scrolling through decades; other days use the browser's
 * date picker.
 */
export function DateQuestion(props: QuestionProps<'date'>) {
  const { question, answer, problem, onAnswer } = props
  if (question.quantity === 'birthDate') return <BirthDate {...props} />
  return (
    <TextField
      label={question.label}
      optional={!question.required}
      description={question.hint}
      error={problem}
      type="date"
      className="max-w-60"
      value={typeof answer === 'string' ? answer : ''}
      onChange={({ target }) => onAnswer(target.value || null)}
    />
  )
}

const parts = [
  { name: texts.year, length: 4, autoComplete: 'bday-year' },
  { name: texts.month, length: 2, autoComplete: 'bday-month' },
  { name: texts.dayOfMonth, length: 2, autoComplete: 'bday-day' },
] as const

/** Year, month and day of `1990-12-24`; empty strings for parts not typed yet (`1990--`). */
const partsOf = (day: string) => parts.map((_, index) => day.split('-')[index] ?? '')

const join = (values: readonly string[]): string | null =>
  values.every((value) => value === '') ? null : values.join('-')

const twoDigits = (text: string) => (text === '' ? '' : text.padStart(2, '0'))

/** Year in full: of two digits, the last one that is not in the future (`90` is 1990). */
function fullYear(text: string): string {
  if (text.length !== 2) return text
  const thisYear = Number(todayInVienna().slice(0, 4))
  const year = thisYear - (thisYear % 100) + Number(text)
  return String(year > thisYear ? year - 100 : year)
}

function BirthDate({ question, answer, problem, onAnswer }: QuestionProps<'date'>) {
  const id = useId()
  const values = partsOf(typeof answer === 'string' ? answer : '')
  const change = (index: number, text: string) => onAnswer(join(values.with(index, text.replace(/\D/g, ''))))
  const complete = () => {
    const completed = values.map((value, index) => (index === 0 ? fullYear(value) : twoDigits(value)))
    if (join(completed) !== join(values)) onAnswer(join(completed))
  }
  return (
    <FieldGroup label={question.label} optional={!question.required} description={texts.birthDateHint} error={problem}>
      <div className="flex gap-3">
        {parts
          .map(({ name, length, autoComplete }, index) => (
            <div key={name} className={length === 4 ? 'w-24' : 'w-18'}>
              <label htmlFor={`${id}-${index}`} className="mb-1 block text-sm text-ink-soft">
                {name}
              </label>
              <input
                id={`${id}-${index}`}
                inputMode="numeric"
                autoComplete={autoComplete}
                maxLength={length}
                aria-invalid={problem ? true : undefined}
                className={classNames(controlClass, 'tabular-nums')}
                value={values[index]}
                onChange={({ target }) => change(index, target.value)}
                onBlur={complete}
              />
            </div>
          ))
          .reverse()}
      </div>
    </FieldGroup>
  )
}
