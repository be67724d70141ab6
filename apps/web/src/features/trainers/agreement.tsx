import { trainers } from '@kostbar/contracts/trainers/endpoints'
import type { TrainerProfile } from '@kostbar/contracts/trainers/schemas'
import { useState } from 'react'
import { useApiMutation } from '../../lib/api.ts'
import { formatDate } from '../../lib/format.ts'
import { LazyComponent } from '../../lib/lazy-component.tsx'
import { toastProblem } from '../../lib/toast-problem.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SpinnerOverlay } from '../../ui/spinner-overlay.tsx'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

const agreementDialog = async () => (await import('./agreement-dialog.tsx')).AgreementDialog

/** Agreement on data processing: state of acceptance, and a dialog to read and accept the current version. */
export function Agreement({ agreement }: { agreement: TrainerProfile['agreement'] }) {
  const [isOpen, setOpen] = useState(false)
  const { version, acceptedVersion, acceptedAt } = agreement
  const isAccepted = acceptedVersion === version
  const accept = useApiMutation(trainers.acceptAgreement, {
    refresh: trainers.mine,
    onSuccess: () => {
      setOpen(false)
      void toast.success(texts.agreementDone)
    },
    onError: (problem) => toastProblem(problem),
  })
  return (
    <section aria-labelledby="agreement" className="mt-8 border-t border-line pt-6">
      <h3 id="agreement" className="text-lg">
        {texts.agreementTitle}
      </h3>
      <p className="mt-2 mb-4 max-w-prose text-ink-soft">{texts.agreementText}</p>
      {acceptedVersion && acceptedAt ? (
        <p className="mb-4">{texts.agreementAccepted(acceptedVersion, formatDate(acceptedAt))}</p>
      ) : null}
      {acceptedVersion && !isAccepted ? (
        <div className="mb-4">
          <Notice tone="apricot">{texts.agreementOutdated}</Notice>
        </div>
      ) : null}
      <Button variant={isAccepted ? 'quiet' : 'secondary'} onClick={() => setOpen(true)}>
        {texts.agreementOpen}
      </Button>
      {isOpen ? (
        <LazyComponent
          load={agreementDialog}
          fallback={<SpinnerOverlay active />}
          onError={(problem) => {
            setOpen(false)
            toastProblem(problem)
          }}
          props={{
            pending: accept.isPending,
            onAccept: isAccepted ? undefined : () => accept.mutate({ body: { version } }),
            onClose: () => setOpen(false),
          }}
        />
      ) : null}
    </section>
  )
}
