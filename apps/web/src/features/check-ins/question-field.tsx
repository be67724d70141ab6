import { answerLength } from '@kostbar/contracts/check-ins/limits'
import type { Question } from '@kostbar/contracts/check-ins/schemas'
import { ChoiceList } from '../../ui/choice-list.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { ScaleField } from '../../ui/scale-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { myTexts } from './my-texts.ts'
import { texts } from './texts.ts'
import type { TypedAnswer } from './typed-answers.ts'

interface QuestionFieldProps {
  readonly question: Question
  readonly value: TypedAnswer | undefined
  readonly error: string | undefined
  readonly onChange: (value: TypedAnswer | undefined) => void
}

const choices = [
  { value: 'yes', label: texts.yes },
  { value: 'no', label: texts.no },
] as const

/** Radio buttons cannot be cleared, so an optional question has one more. */
const optionalChoices = [...choices, { value: 'none', label: texts.skip }] as const

const choiceOf = (value: TypedAnswer | undefined) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : 'none')

/** Field of a question, by its kind. */
export function QuestionField({ question, value, error, onChange }: QuestionFieldProps) {
  const { kind, text, unit, isRequired } = question
  const labels = { label: text, error, optional: !isRequired }
  const typed = typeof value === 'string' ? value : ''
  if (kind === 'SCALE')
    return (
      <ScaleField
        {...labels}
        ends={myTexts.scaleEnds}
        max={10}
        value={typeof value === 'number' ? value : null}
        onChange={(step) => onChange(step ?? undefined)}
      />
    )
  if (kind === 'YES_NO')
    return (
      <ChoiceList
        {...labels}
        choices={isRequired ? choices : optionalChoices}
        value={choiceOf(value)}
        onChange={(choice) => onChange(choice === 'none' ? undefined : choice === 'yes')}
      />
    )
  if (kind === 'NUMBER')
    return (
      <NumberField
        {...labels}
        unit={unit ?? undefined}
        value={typed}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  return (
    <TextArea {...labels} maxLength={answerLength} value={typed} onChange={({ target }) => onChange(target.value)} />
  )
}
