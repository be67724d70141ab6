import { questionLength } from '@kostbar/contracts/check-ins/limits'
import { isAboutBody, numberUnits, questionKinds } from '@kostbar/contracts/check-ins/questions'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { idleClass } from '../../../ui/button-class.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { RemoveRow } from '../../../ui/remove-row.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { FormValues } from './form-values.ts'
import { texts } from './texts.ts'

interface QuestionRowProps {
  readonly form: UseFormReturn<FormValues>
  /** Position in the form, counted from 0. */
  readonly index: number
  /** Number of questions of the form. */
  readonly count: number
  readonly onMove: (direction: 'up' | 'down') => void
  readonly onRemove: () => void
}

/** A question of a form: text, kind, unit of a number, and whether it has to be answered. */
export function QuestionRow({
  form: { control, register, formState },
  index,
  count,
  onMove,
  onRemove,
}: QuestionRowProps) {
  const [kind, unit] = useWatch({ control, name: [`questions.${index}.kind`, `questions.${index}.unit`] })
  const errors = formState.errors.questions?.[index]
  return (
    <li className="relative rounded-lg bg-raised p-4 pt-6 inset-ring inset-ring-line">
      <TextField
        label={texts.question(index + 1)}
        maxLength={questionLength}
        autoComplete="off"
        error={errors?.text?.message}
        {...register(`questions.${index}.text`)}
      />
      {/* Beside the label, so that the question has the whole width. */}
      <div className="absolute top-1.5 right-2 flex items-center">
        <MoveButton direction="up" number={index + 1} isIdle={index === 0} onMove={onMove} />
        <MoveButton direction="down" number={index + 1} isIdle={index === count - 1} onMove={onMove} />
        <RemoveRow label={texts.removeQuestion(index + 1)} onRemove={onRemove} />
      </div>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <SelectField label={texts.kind} error={errors?.kind?.message} {...register(`questions.${index}.kind`)}>
          {Object.entries(questionKinds).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        {kind === 'NUMBER' ? (
          <SelectField
            label={texts.unit}
            error={errors?.unit?.message}
            description={isAboutBody({ kind, unit: unit || null }) ? texts.aboutBody : undefined}
            required={false}
            {...register(`questions.${index}.unit`)}
          >
            <option value="">{texts.noUnit}</option>
            {numberUnits.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
        ) : null}
      </div>
      <Checkbox label={texts.required} {...register(`questions.${index}.isRequired`)} />
    </li>
  )
}

interface MoveButtonProps {
  readonly direction: 'up' | 'down'
  /** Number of the question, counted from 1. */
  readonly number: number
  /** Whether the question is at that end of the form already; the button keeps its focus then. */
  readonly isIdle: boolean
  readonly onMove: (direction: 'up' | 'down') => void
}

function MoveButton({ direction, number, isIdle, onMove }: MoveButtonProps) {
  const Icon = direction === 'up' ? ArrowUp : ArrowDown
  return (
    <Button
      variant="quiet"
      size="sm"
      data-move={direction}
      aria-label={direction === 'up' ? texts.moveUp(number) : texts.moveDown(number)}
      aria-disabled={isIdle}
      className={idleClass}
      onClick={() => onMove(direction)}
    >
      <Icon className="size-4" aria-hidden="true" />
    </Button>
  )
}
