import { parseNumberInput } from '@kostbar/contracts/anamnesis/number-input'
import { useState } from 'react'
import { formatNumber } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { texts } from '../texts.ts'
import type { QuestionProps } from './question-props.ts'

/**
 * Number question with its unit in the field. An implausible value ('17' for a height) is queried once the field is
 * left.
 */
export function NumberQuestion({ question, answer, problem, onAnswer, onInputProblem }: QuestionProps<'number'>) {
  const value = typeof answer === 'number' ? answer : null
  /** Typed text and the value parsed from it; ignored once the answer has another value. */
  const [typed, setTyped] = useState<{ text: string; value: number | null }>()
  const [isLeft, setLeft] = useState(false)
  const text = typed?.value === value ? typed.text : value === null ? '' : formatNumber(value)
  const input = text.trim() === '' ? null : parseNumberInput(text, question)
  const accept = (nextText: string) => {
    const next = nextText.trim() === '' ? null : parseNumberInput(nextText, question)
    const nextValue = next?.kind === 'value' ? next.value : null
    setTyped({ text: nextText, value: nextValue })
    onInputProblem(next && next.kind !== 'value' ? next.text : null)
    onAnswer(nextValue)
  }
  const leave = () => {
    setLeft(true)
    // Replaces the typed text by the parsed value: 1,7 m becomes 170 cm.
    if (input?.kind === 'value') setTyped(undefined)
  }
  const inputProblem = input?.kind === 'problem' && (isLeft || problem) ? input.text : undefined
  const suggestion = input?.kind === 'suggestion' && (isLeft || problem) ? input : undefined
  return (
    <div>
      <NumberField
        label={question.label}
        unit={question.unit}
        optional={!question.required}
        description={question.hint}
        error={inputProblem ?? suggestion?.text ?? problem}
        inputMode={question.decimals === 0 && question.quantity === undefined ? 'numeric' : 'decimal'}
        value={text}
        onChange={({ target }) => accept(target.value)}
        onBlur={leave}
      />
      {suggestion ? (
        <Button
          variant="secondary"
          size="sm"
          className="-mt-1 mb-3"
          onClick={() => accept(formatNumber(suggestion.value))}
        >
          {texts.acceptSuggestion(`${formatNumber(suggestion.value)} ${question.unit}`)}
        </Button>
      ) : null}
    </div>
  )
}
