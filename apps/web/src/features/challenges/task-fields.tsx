import { type ChallengeTask, challengeTasks } from '@kostbar/contracts/challenges/tasks'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { asTyped } from '../../lib/as-typed.ts'
import { ChoiceList } from '../../ui/choice-list.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { ChallengeFormValues } from './form-values.ts'
import { texts as allTexts } from './texts.ts'

const texts = allTexts.form

const taskChoices = (Object.keys(challengeTasks) as ChallengeTask[]).map((task) => ({
  value: task,
  label: challengeTasks[task].name,
}))

interface TaskFieldsProps {
  readonly form: UseFormReturn<ChallengeFormValues>
}

/** Fields of what is to do on a scheduled day: the task, and its target and unit where it has them. */
export function TaskFields({ form }: TaskFieldsProps) {
  const { register, setValue, control, formState } = form
  const task = useWatch({ control, name: 'task' })
  const change = asTyped(form)
  const choose = (chosen: string) => {
    setValue('task', chosen as ChallengeTask, change)
    setValue('target', String(challengeTasks[chosen as ChallengeTask].usualTarget), change)
  }
  return (
    <>
      <ChoiceList label={texts.task} choices={taskChoices} value={task} onChange={choose} />
      <div className="mt-5 grid gap-x-5 sm:grid-cols-2">
        {task === 'AMOUNT' ? (
          <TextField
            label={texts.unit}
            description={texts.unitHint}
            error={formState.errors.unit?.message}
            {...register('unit')}
          />
        ) : null}
        {task === 'YES_NO' ? null : (
          <NumberField
            label={texts.target}
            unit={challengeTasks[task].unit ?? undefined}
            error={formState.errors.target?.message}
            {...register('target')}
          />
        )}
      </div>
    </>
  )
}
