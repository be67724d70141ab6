import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { texts } from '../texts.ts'
import type { QuestionProps } from './question-props.ts'

/** Characters before the limit from which the rest is counted. */
const warningLength = 100

/** Hint of a text question, and how many characters are left once there are few. */
const descriptionOf = (hint: string | undefined, length: number, maxLength: number) =>
  maxLength - length < warningLength && length <= maxLength ? texts.charactersLeft(maxLength - length) : hint

/** A short text. Longer input than allowed stays in the field, with a sentence that says so. */
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

/** A text of several lines. */
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
