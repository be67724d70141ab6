import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { texts } from '../texts.ts'
import type { QuestionProps } from './question-props.ts'

/** Remaining characters from which on the hint counts them. */
const warningLength = 100

/** Hint of a text question, replaced by the number of remaining characters near the limit. */
const descriptionOf = (hint: string | undefined, length: number, maxLength: number) =>
  maxLength - length < warningLength && length <= maxLength ? texts.charactersLeft(maxLength - length) : hint

/** Single-line text question. Text over the length limit stays in the field with an error sentence. */
export const TextQuestion = ({ question, answer, problem, onAnswer }: QuestionProps<'text'>) => {
  const text = typeof answer === 'string' ? answer : ''
  return (
    <TextField
      label={question.label}
      optional={!question.required}
      description={descriptionOf(question.hint, text.length, question.maxLength)}
      error={problem}
      autoComplete="off"
      value={text}
      onChange={({ target }) => onAnswer(target.value === '' ? null : target.value)}
    />
  )
}

/** Multi-line text question. */
export const LongTextQuestion = ({ question, answer, problem, onAnswer }: QuestionProps<'longText'>) => {
  const text = typeof answer === 'string' ? answer : ''
  return (
    <TextArea
      label={question.label}
      optional={!question.required}
      description={descriptionOf(question.hint, text.length, question.maxLength)}
      error={problem}
      rows={3}
      className="min-h-24"
      value={text}
      onChange={({ target }) => onAnswer(target.value === '' ? null : target.value)}
    />
  )
}
