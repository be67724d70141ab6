import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { inviteMessageLength } from '@kostbar/contracts/invites/limits'
import { email, paragraph } from '@kostbar/contracts/scalars'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { showFormProblem } from '../../lib/form-problem.ts'
import { problemLink } from '../../lib/problem-error.ts'
import { EmailField } from '../../ui/email-field.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { FormFields } from '../../ui/form-fields.tsx'
import { FormMessage } from '../../ui/form-message.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'
import { useSendInvites } from './use-send-invites.ts'

const schema = z.object({ email, firstName: paragraph(60), message: paragraph(inviteMessageLength) })

export interface Invitee {
  readonly email: string
  readonly firstName: string
}

interface InviteOneProps {
  /** Whom to invite, already filled in; undefined for an empty form. */
  readonly invitee: Invitee | undefined
  /** Called with whether the form has unsaved input, at first and after each change of it. */
  readonly onDirtyChange: (isDirty: boolean) => void
  readonly onClose: () => void
}

/** Form to invite one person. */
export function InviteOne({ invitee, onDirtyChange, onClose }: InviteOneProps) {
  const form = useForm({
    resolver: standardSchemaResolver(schema),
    defaultValues: { email: invitee?.email ?? '', firstName: invitee?.firstName ?? '', message: '' },
  })
  const { errors, isDirty } = form.formState
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange])
  const send = useSendInvites(
    ({ items: [sent] }) => {
      if (sent?.verdict !== 'OK') {
        const message = sent ? texts.verdicts[sent.verdict] : ''
        form.setError('email', { type: 'api', message }, { shouldFocus: true })
        return
      }
      onClose()
      toast.success(texts.sent(1))
    },
    (problem) => showFormProblem(form, problem),
  )
  const submit = form.handleSubmit(({ firstName, ...invitee }) => {
    if (!send.isPending) send.mutate({ body: { invites: [{ ...invitee, firstName: firstName || null }] } })
  })
  return (
    <form method="post" noValidate onSubmit={submit}>
      <FormFields isSaving={send.isPending}>
        <EmailField
          label={texts.email}
          autoComplete="off"
          error={errors.email?.message}
          autoFocus
          {...form.register('email')}
        />
        <TextField
          label={texts.firstName}
          autoComplete="off"
          optional
          error={errors.firstName?.message}
          {...form.register('firstName')}
        />
        <TextArea
          label={texts.message}
          description={texts.messageHint}
          optional
          error={errors.message?.message}
          {...form.register('message')}
        />
      </FormFields>
      <FormMessage text={errors.root?.message} link={problemLink(send.error)} />
      <FormActions submitLabel={texts.send} cancelLabel={texts.cancel} isPending={send.isPending} onCancel={onClose} />
    </form>
  )
}
