import { tagLength } from '@kostbar/contracts/clients/limits'
import { templateDescriptionLength, templateNameLength } from '@kostbar/contracts/templates/limits'
import { type Template, type TemplateGoal, templateGoal, templateInput } from '@kostbar/contracts/templates/schemas'
import { type ReactNode, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { isAdmin } from '../../domain/users/person.ts'
import { contractResolver } from '../../lib/contract-resolver.ts'
import { parseRequiredNumber } from '../../lib/parse-number.ts'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ChoiceList } from '../../ui/choice-list.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormFields } from '../../ui/form-fields.tsx'
import { FormMessage } from '../../ui/form-message.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { TagInput } from '../../ui/tag-input.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { texts } from './texts.ts'

/** Form values of a template; numbers as typed text. */
export interface TemplateValues {
  name: string
  description: string
  goal: TemplateGoal
  tags: readonly string[]
  hasTargets: boolean
  targets: { kcal: string; carbs: string; proteins: string; fats: string }
}

const numberFields = [
  ['kcal', texts.kcalLabel],
  ['carbs', texts.carbs],
  ['proteins', texts.proteins],
  ['fats', texts.fats],
] as const

const noTargets = { kcal: '', carbs: '', proteins: '', fats: '' }

const valuesOf = (
  template: Pick<Template, 'name' | 'description' | 'goal' | 'tags' | 'targets'> | undefined,
): TemplateValues => ({
  name: template?.name ?? '',
  description: template?.description ?? '',
  goal: template?.goal ?? 'KEEP',
  tags: template?.tags ?? [],
  hasTargets: Boolean(template?.targets),
  targets: template?.targets
    ? {
        kcal: String(template.targets.kcal),
        carbs: String(template.targets.carbs),
        proteins: String(template.targets.proteins),
        fats: String(template.targets.fats),
      }
    : noTargets,
})

/** Form values as the request body. */
export const inputOf = ({ hasTargets, targets, tags, ...values }: TemplateValues) => ({
  ...values,
  tags: [...tags],
  targets: hasTargets
    ? {
        kcal: parseRequiredNumber(targets.kcal),
        carbs: parseRequiredNumber(targets.carbs),
        proteins: parseRequiredNumber(targets.proteins),
        fats: parseRequiredNumber(targets.fats),
      }
    : null,
})

const resolver = contractResolver(templateInput, inputOf)

interface TemplateFormDialogProps {
  readonly title: string
  readonly submitLabel: string
  /** Template to edit; undefined for a new one. */
  readonly template?: Pick<Template, 'name' | 'description' | 'goal' | 'tags' | 'targets'> | undefined
  /** Content above the fields. */
  readonly intro?: ReactNode
  /** Content below the fields. */
  readonly children?: ReactNode
  /** Tags in use, as suggestions. */
  readonly suggestions: readonly string[]
  readonly pending: boolean
  readonly onSave: (input: ReturnType<typeof inputOf>, form: UseFormReturn<TemplateValues>) => void
  readonly onClose: () => void
}

/** Dialog with name, goal, tags and targets of a template. */
export function TemplateFormDialog({
  title,
  submitLabel,
  template,
  intro,
  children,
  suggestions,
  pending,
  onSave,
  onClose,
}: TemplateFormDialogProps) {
  const user = useUser()
  const [defaultValues] = useState(() => valuesOf(template))
  const form = useForm<TemplateValues>({ resolver, defaultValues })
  const { errors, isDirty } = form.formState
  const [goal, tags, hasTargets] = form.watch(['goal', 'tags', 'hasTargets'])
  return (
    // Unsaved input keeps the dialog open when the backdrop is tapped.
    <Dialog isOpen onOpenChange={onClose} pending={pending} dismissable={!isDirty} title={title}>
      <form
        method="post"
        noValidate
        onSubmit={form.handleSubmit((values) => onSave(inputOf(values), form))}
        className="flex flex-col gap-4"
      >
        {intro}
        <FormFields isSaving={pending}>
          <TextField
            label={texts.name}
            autoFocus
            autoComplete="off"
            maxLength={templateNameLength}
            error={errors.name?.message}
            {...form.register('name')}
          />
          <ChoiceList
            label={texts.goalLabel}
            value={goal}
            onChange={(value) => form.setValue('goal', value as TemplateGoal, { shouldDirty: true })}
            choices={templateGoal.options.map((value) => ({ value, label: texts.goal[value] }))}
          />
          <TextArea
            label={texts.description}
            // What admins write are system templates, which others read.
            description={user && isAdmin(user) ? texts.systemDescriptionHint : texts.descriptionHint}
            optional
            rows={2}
            maxLength={templateDescriptionLength}
            error={errors.description?.message}
            {...form.register('description')}
          />
          <TagInput
            label={texts.tags}
            description={texts.tagsHint}
            tags={tags}
            suggestions={suggestions}
            max={10}
            maxLength={tagLength}
            error={errors.tags?.message}
            onChange={(value) => form.setValue('tags', value, { shouldDirty: true })}
          />
          <Checkbox label={texts.withTargets} description={texts.withTargetsHint} {...form.register('hasTargets')} />
          {hasTargets ? (
            <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-4">
              {numberFields.map(([field, label]) => (
                <NumberField
                  key={field}
                  label={label}
                  error={errors.targets?.[field]?.message}
                  {...form.register(`targets.${field}`)}
                />
              ))}
            </div>
          ) : null}
          {children}
        </FormFields>
        <FormMessage text={errors.root?.message} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" disabled={pending} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" pending={pending}>
            {submitLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
