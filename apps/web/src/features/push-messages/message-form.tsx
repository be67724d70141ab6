import { maxBodyLength, maxPerDay, maxTitleLength } from '@kostbar/contracts/push-messages/limits'
import type { PushMessage } from '@kostbar/contracts/push-messages/schemas'
import { texts as contractTexts } from '@kostbar/contracts/texts'
import { useEffect, useId, useRef, useState } from 'react'
import { focusFirstInvalid } from '../../lib/focus-first-invalid.ts'
import { releaseLeaveGuards } from '../../lib/leave-guards.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
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
import { audienceOf, type MessageValues, scheduleOf, valuesOf } from './message-values.ts'
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

/** Name of the field that shows an error of the API: all parts of an audience have one message. */
const shownField = (field: string) => (field.startsWith('audience.') ? 'audience' : field)

/** Slide-over to write a push message: text, link, audience with its size, and schedule. */
export function MessageForm({ message, isEdit, onClose }: MessageFormProps) {
  const formId = useId()
  const kinds = useAudienceKinds()
  const [opened] = useState(() => valuesOf(message, kinds[0] ?? 'CLIENTS'))
  const [values, setValues] = useState(opened)
  const sender = useSender(values.audience)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstInvalid(form.current)
  }, [errors])
  const [newer, setNewer] = useState<StoredMessage>()
  const close = () => {
    releaseLeaveGuards()
    onClose()
  }
  const { save, running } = useSaveMessage({
    edited: message && isEdit ? { ...message, version: newer?.version ?? message.version } : undefined,
    onSaved: close,
    onChangedMeanwhile: setNewer,
    onError: (problem) => {
      const shown = Object.entries(problem.fields).map(([field, text]) => [shownField(field), text])
      if (shown.length > 0) setErrors(Object.fromEntries(shown))
      else toastProblem(problem)
    },
  })
  const isPending = running !== undefined
  const change = (changes: Partial<MessageValues>) => {
    setValues((current) => ({ ...current, ...changes }))
    setErrors({})
  }
  const submit = (publish: boolean) => {
    const audience = audienceOf(values)
    const missing = {
      ...(values.title.trim() ? {} : { title: contractTexts.pushTitle }),
      ...(values.body.trim() ? {} : { body: contractTexts.pushBody }),
      ...(audience ? {} : { audience: texts.choose }),
    }
    if (isPending || !audience || Object.keys(missing).length > 0) return setErrors(missing)
    const { title, body, link } = values
    save({ title, body, link, audience, schedule: scheduleOf(values), publish })
  }
  const isDirty = values !== opened
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
          onDraft={() => submit(false)}
          onCancel={close}
        />
      }
    >
      <UnsavedGuard active={isDirty} searchParam="neu" />
      <form
        ref={form}
        id={formId}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit(true)
        }}
        className="flex flex-col gap-4"
      >
        {newer ? <ChangedMessage stored={newer} isPlanned={isPlanned} /> : null}
        <FormFields isSaving={isPending}>
          <TextField
            label={texts.titleField}
            autoFocus
            maxLength={maxTitleLength}
            description={`${values.title.length} / ${maxTitleLength}`}
            value={values.title}
            error={errors.title}
            onChange={({ target }) => change({ title: target.value })}
          />
          <TextArea
            label={texts.bodyField}
            rows={3}
            maxLength={maxBodyLength}
            description={`${values.body.length} / ${maxBodyLength}. ${texts.nameHint} ${texts.noHealth}`}
            value={values.body}
            error={errors.body}
            onChange={({ target }) => change({ body: target.value.replaceAll('\n', ' ') })}
          />
          <LinkField value={values.link} error={errors.link} onChange={(link) => change({ link })} />
          <AudienceFields kinds={kinds} values={values} error={errors.audience} onChange={change} />
          <div>
            <AudienceCount values={values} />
            <p className="text-sm text-ink-soft">{texts.dailyLimit[sender](maxPerDay[sender])}</p>
          </div>
          <ScheduleFields values={values} errors={errors} onChange={change} />
        </FormFields>
      </form>
    </SlideOver>
  )
}
