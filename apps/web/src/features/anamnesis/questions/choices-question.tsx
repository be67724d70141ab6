import type { QuestionOf } from '@kostbar/contracts/anamnesis/questionnaire'
import { FieldGroup } from '../../../ui/field-group.tsx'
import { optionRowClass } from '../../../ui/option-row-class.ts'
import type { QuestionProps } from './question-props.ts'

/** Chosen options after `value` is toggled: the option 'Keine' excludes all others. */
function toggle({ none, options }: QuestionOf<'choices'>, chosen: readonly string[], value: string): string[] {
  if (chosen.includes(value)) return chosen.filter((each) => each !== value)
  if (value === none) return [value]
  const next = new Set([...chosen.filter((each) => each !== none), value])
  return options.map((option) => option.value).filter((each) => next.has(each))
}

/** Multiple choice. */
export function ChoicesQuestion({ question, answer, problem, onAnswer }: QuestionProps<'choices'>) {
  const chosen = Array.isArray(answer) ? answer : []
  const change = (value: string) => {
    const next = toggle(question, chosen, value)
    onAnswer(next.length > 0 ? next : null)
  }
  return (
    <FieldGroup label={question.label} optional={!question.required} description={question.hint} error={problem}>
      <div className="grid gap-2 @lg:grid-cols-2">
        {question.options.map(({ value, label }) => (
          <label key={value} className={optionRowClass}>
            <input
              type="checkbox"
              value={value}
              checked={chosen.includes(value)}
              onChange={() => change(value)}
              className="size-5 shrink-0 accent-leaf"
            />
            <span className="font-medium">{label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
