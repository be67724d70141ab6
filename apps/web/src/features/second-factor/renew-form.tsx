import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { secondFactor } from '@kostbar/contracts/second-factor/endpoints'
import { secondFactorConfirmation } from '@kostbar/contracts/second-factor/schemas'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useApiMutation } from '../../lib/api.ts'
import { showFormProblem } from '../../lib/form-problem.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { CodeField } from './code-field.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { texts } from './texts.ts'

/** Form that replaces the recovery codes, authorised by a code, and shows the new ones. */
export function RenewForm({ onClose }: { readonly onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[]>()
  const form = useForm({ resolver: standardSchemaResolver(secondFactorConfirmation) })
  const renew = useApiMutation(secondFactor.renewRecoveryCodes, {
    onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes),
    onError: (problem) => showFormProblem(form, problem),
  })
  const finish = () => {
    toast.success(texts.renewed)
    onClose()
  }
  if (codes) return <RecoveryCodes codes={codes} onFinish={finish} />
  return (
    <form method="post" noValidate onSubmit={form.handleSubmit((body) => renew.mutate({ body }))}>
      <p className="mb-4 max-w-prose text-ink-soft">{texts.renewText}</p>
      <CodeField
        label={texts.code}
        description={texts.anyCodeHint}
        autoFocus
        error={form.formState.errors.code?.message}
        {...form.register('code')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={renew.isPending}>
          {texts.renewSubmit}
        </Button>
        <Button variant="quiet" disabled={renew.isPending} onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
