import { maxBodyLength, maxPerDay, maxTitleLength } from '@kostbar/contracts/push-messages/limits'
import type { PushMessage } from '@kostbar/contracts/push-messages/schemas'
import { useEffect, useId, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { asTyped } from '../../lib/as-typed.ts'
import { focusFirstInvalid } from '../../lib/focus-first-invalid.ts'
import { showFormProblem } from '../../lib/form-problem.ts'
import { releaseLeaveGuards } from '../../lib/leave-guards.ts'
import { UnsavedGuard } from '../../lib/unsaved-guard.tsx'
import { FormFields } from '../../ui/form-fields.tsx'
import { SlideOver } from '../../ui/slide-over.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AudienceCount } from './audience-count.tsx'
import { AudienceFields } from './audience-fields.tsx'
import { ChangedMessage } from './changed-message.tsx'
import { LinkField } from './link-field.tsx'
import { MessageActions } from './message-actions.tsx'
import { formField, type MessageValues, resolver, toInput, valuesOf } from './message-values.ts'
import { ScheduleFields } from './schedule-fields.tsx'
import { texts } from './texts.ts'
import { type StoredMessage, useSaveMessage } from './use-save-message.ts'
import { useAudienceKinds, useSender } from './use-sender.ts'

interface MessageFormProps {
  /** Message to edit or duplicate; undefined for a new one. */
  readonly message: PushMessage | undefined
  /** Whether `message` is edited; false when it is only the basis of a new one. */
  readonly isEdit: boolean
  readonly onClose: () => void
}

/** Slide-over to write a push message: text, link, audience with its size, and schedule. */
export function MessageForm({ message, isEdit, onClose }: MessageFormProps) {
  const formId = useId()
  const kinds = useAudienceKinds()
  const [defaultValues] = useState(() => valuesOf(message, kinds[0] ?? 'CLIENTS'))
  const form = useForm<MessageValues>({ resolver, defaultValues, shouldFocusError: false })
  const { errors, isDirty, submitCount } = form.formState
  const values = form.watch()
  const sender = useSender(values.audience)
  const [newer, setNewer] = useState<StoredMessage>()
  const close = () => {
    releaseLeaveGuards()
    onClose()
  }
  const { save, running } = useSaveMessage({
    edited: message && isEdit ? { ...message, version: newer?.version ?? message.version } : undefined,
    onSaved: close,
    onChangedMeanwhile: setNewer,
    onError: (problem) => showFormProblem(form, problem, { fieldOf: formField }),
  })
  const isPending = running !== undefined
  const element = useRef<HTMLFormElement>(null)
  // The people of an audience and weekdays are not registered, so that the form library cannot focus them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each attempt to save
  useEffect(() => focusFirstInvalid(element.current), [submitCount, isPending])
  const submit = (publish: boolean) =>
    form.handleSubmit((checked) => isPending || save({ ...toInput(checked), publish }))
  const isPlanned = isEdit && message?.status === 'PLANNED'
  return (
    <SlideOver
      // The form of a new message is already tied to the URL, which the back button changes.
      closesOnBack={message !== undefined}
      isOpen
      onOpenChange={close}
      pending={isPending}
      // Unsaved input keeps the panel open when the backdrop is tapped.
      dismissable={!isDirty}
      title={isEdit ? texts.edit : texts.create}
      footer={
        <MessageActions
          formId={formId}
          isPlanned={isPlanned}
          schedule={values.schedule}
          running={running}
          onDraft={() => void submit(false)()}
          onCancel={close}
        />
      }
    >
      <UnsavedGuard active={isDirty} searchParam="neu" />
      <form ref={element} id={formId} method="post" noValidate onSubmit={submit(true)} className="flex flex-col gap-4">
        {newer ? <ChangedMessage stored={newer} isPlanned={isPlanned} /> : null}
        <FormFields isSaving={isPending}>
          <TextField
            label={texts.titleField}
            autoFocus
            maxLength={maxTitleLength}
            description={`${values.title.length} / ${maxTitleLength}`}
            error={errors.title?.message}
            {...form.register('title')}
          />
          <TextArea
            label={texts.bodyField}
            rows={3}
            maxLength={maxBodyLength}
            description={`${values.body.length} / ${maxBodyLength}. ${texts.nameHint} ${texts.noHealth}`}
            value={values.body}
            error={errors.body?.message}
            onChange={({ target }) => form.setValue('body', target.value.replaceAll('\n', ' '), asTyped(form))}
          />
          <LinkField
            value={values.link}
            error={errors.link?.message}
            onChange={(link) => form.setValue('link', link, asTyped(form))}
          />
          <AudienceFields form={form} kinds={kinds} />
          <div>
            <AudienceCount values={values} />
            <p className="text-sm text-ink-soft">{texts.dailyLimit[sender](maxPerDay[sender])}</p>
          </div>
          <ScheduleFields form={form} />
        </FormFields>
      </form>
    </SlideOver>
  )
}
