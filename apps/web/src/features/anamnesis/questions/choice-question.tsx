import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FieldGroup } from '../../../ui/field-group.tsx'
import { optionRowClass, radioClass } from '../../../ui/option-row-class.ts'
import { texts } from '../texts.ts'
import type { QuestionProps } from './question-props.ts'

/** Single choice, one option per row; an optional choice can be cleared. */
export function ChoiceQuestion({ question, answer, problem, onAnswer }: QuestionProps<'choice'>) {
  const name = useId()
  const hasAnswer = typeof answer === 'string' && answer !== ''
  return (
    <FieldGroup label={question.label} optional={!question.required} description={question.hint} error={problem}>
      <div className="flex flex-col gap-2">
        {question.options.map(({ value, label }) => (
          <label key={value} className={optionRowClass}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={answer === value}
              onChange={() => onAnswer(value)}
              className={radioClass}
            />
            <span className="font-medium">{label}</span>
          </label>
        ))}
      </div>
      {hasAnswer && !question.required ? (
        <Button variant="quiet" size="sm" className="mt-1 -ml-3" onClick={() => onAnswer(null)}>
          {texts.clearChoice}
          <span className="sr-only">: {question.label}</span>
        </Button>
      ) : null}
    </FieldGroup>
  )
}
