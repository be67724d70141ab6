import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { FieldMessage } from '../../../ui/field.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { emptyQuestion, type FormValues, hasRoom } from './form-values.ts'
import { QuestionRow } from './question-row.tsx'
import { texts } from './texts.ts'

interface QuestionRowsProps {
  readonly form: UseFormReturn<FormValues>
}

/** Questions of a form in their order: change, add, remove and move them. */
export function QuestionRows({ form }: QuestionRowsProps) {
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'questions', keyName: 'key' })
  const list = useRef<HTMLOListElement>(null)
  const [moved, setMoved] = useState('')
  const error = form.formState.errors.questions
  const moveTo = (from: number, to: number, direction: 'up' | 'down') => {
    if (to < 0 || to >= fields.length) return
    flushSync(() => {
      move(from, to)
      setMoved(texts.moved(to + 1))
    })
    // Browsers take the focus from an element that moves in the document.
    list.current?.children[to]?.querySelector<HTMLElement>(`[data-move="${direction}"]`)?.focus()
  }
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-display text-lg">{texts.questions}</legend>
      <ol ref={list} className="flex flex-col gap-4">
        {fields.map((field, index) => (
          <QuestionRow
            key={field.key}
            form={form}
            index={index}
            count={fields.length}
            onMove={(direction) => moveTo(index, direction === 'up' ? index - 1 : index + 1, direction)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{moved}</span>
      </VisuallyHidden>
      <FieldMessage id="fragen-fehler" error={error?.root?.message ?? error?.message} lines={0} />
      {hasRoom(fields) ? (
        <Button
          variant="quiet"
          size="sm"
          className="mt-2 -ml-3"
          onClick={() => append(emptyQuestion(), { focusName: `questions.${fields.length}.text` })}
        >
          <Plus className="size-4" aria-hidden="true" />
          {texts.addQuestion}
        </Button>
      ) : (
        <p className="mt-2 text-sm text-ink-soft">{texts.questionsFull}</p>
      )}
    </fieldset>
  )
}
