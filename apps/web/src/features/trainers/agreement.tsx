import { trainers } from '@kostbar/contracts/trainers/endpoints'
import type { TrainerProfile } from '@kostbar/contracts/trainers/schemas'
import { useState } from 'react'
import { useApiMutation } from '../../lib/api.ts'
import { formatDate } from '../../lib/format.ts'
import { LazyDialog } from '../../lib/lazy-dialog.tsx'
import { toastProblem } from '../../lib/toast-problem.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

const agreementDialog = async () => (await import('./agreement-dialog.tsx')).AgreementDialog

/**
 * Agreement on data processing: state of acceptance, and a dialog to read and accept the current version. Whoever
 * accepted an earlier version can read that one, too.
 */
export function Agreement({ agreement }: { agreement: TrainerProfile['agreement'] }) {
  const [openVersion, setOpenVersion] = useState<string | null>(null)
  const { version, acceptedVersion, acceptedAt } = agreement
  const isAccepted = acceptedVersion === version
  const earlierVersion = isAccepted ? null : acceptedVersion
  const accept = useApiMutation(trainers.acceptAgreement, {
    refresh: trainers.mine,
    onSuccess: () => {
      setOpenVersion(null)
      toast.success(texts.agreementDone)
    },
    onError: toastProblem,
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
      {earlierVersion ? (
        <div className="mb-4">
          <Notice tone="apricot">{texts.agreementOutdated}</Notice>
        </div>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button variant={isAccepted ? 'quiet' : 'secondary'} onClick={() => setOpenVersion(version)}>
          {texts.agreementOpen}
        </Button>
        {earlierVersion ? (
          <Button variant="quiet" onClick={() => setOpenVersion(earlierVersion)}>
            {texts.agreementOpenAccepted}
          </Button>
        ) : null}
      </div>
      {openVersion ? (
        <LazyDialog
          load={agreementDialog}
          props={{
            version: openVersion,
            pending: accept.isPending,
            onAccept:
              openVersion === acceptedVersion ? undefined : () => accept.mutate({ body: { version: openVersion } }),
            onClose: () => setOpenVersion(null),
          }}
        />
      ) : null}
    </section>
  )
}
