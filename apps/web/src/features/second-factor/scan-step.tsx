import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { Answer } from '@kostbar/contracts/endpoint'
import { secondFactor } from '@kostbar/contracts/second-factor/endpoints'
import { secondFactorActivation } from '@kostbar/contracts/second-factor/schemas'
import { sessions } from '@kostbar/contracts/sessions/endpoints'
import { useForm } from 'react-hook-form'
import { useApiMutation } from '../../lib/api.ts'
import { showFormProblem } from '../../lib/form-problem.ts'
import { Button } from '../../ui/button.tsx'
import { focusOnMount } from '../../ui/focus-on-mount.ts'
import { CodeField } from './code-field.tsx'
import { QrCode } from './qr-code.tsx'
import { texts } from './texts.ts'

const stepTexts = texts.scan

interface ScanStepProps {
  readonly secret: Answer<typeof secondFactor.setUp>
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void
  /** Called when the second factor is active although no answer with recovery codes has arrived. */
  readonly onActive: () => void
  readonly onCancel?: (() => void) | undefined
}

const groupsOfFour = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')

/** Step 2 of the set-up: shows the secret for the authenticator app and asks for the app's first code. */
export function ScanStep({ secret: { secret, uri }, onConfirmed, onActive, onCancel }: ScanStepProps) {
  const form = useForm({ resolver: standardSchemaResolver(secondFactorActivation) })
  const confirm = useApiMutation(secondFactor.confirm, {
    refresh: sessions.mine,
    onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
    onError: (problem) => {
      // The answer to an earlier attempt was lost.
      if (problem.code === 'second_factor_active') onActive()
      else showFormProblem(form, problem)
    },
  })
  return (
    <form method="post" noValidate onSubmit={form.handleSubmit((body) => confirm.mutate({ body }))}>
      {/* Focuses the list and not the code field: a phone's keyboard would cover the QR code. */}
      <ol
        ref={focusOnMount}
        tabIndex={-1}
        className="outline-none flex list-decimal flex-col gap-4 pl-5 marker:font-semibold"
      >
        <li>{stepTexts.install}</li>
        <li>
          {stepTexts.scan}
          <div className="mt-3 flex flex-col gap-4 sm:flex-row sm:items-center">
            <QrCode content={uri} label={stepTexts.qrCode} />
            <div className="min-w-0">
              <p className="text-sm font-semibold">{stepTexts.key}</p>
              <p className="font-mono text-sm break-words select-all">{groupsOfFour(secret)}</p>
              <p className="mt-3 hidden pointer-coarse:block">
                <a href={uri}>{stepTexts.openApp}</a>
              </p>
            </div>
          </div>
        </li>
        <li>
          {stepTexts.enter}
          <div className="mt-3 max-w-xs">
            <CodeField
              label={texts.appCode}
              inputMode="numeric"
              error={form.formState.errors.code?.message}
              {...form.register('code')}
            />
          </div>
        </li>
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={confirm.isPending}>
          {stepTexts.submit}
        </Button>
        {onCancel ? (
          <Button variant="quiet" disabled={confirm.isPending} onClick={onCancel}>
            {texts.cancel}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
