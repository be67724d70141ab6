import { trainers } from '@kostbar/contracts/trainers/endpoints'
import { professionNames } from '@kostbar/contracts/trainers/profile'
import { useQuery } from '@tanstack/react-query'
import { query, useApiMutation } from '../../lib/api.ts'
import { formatDate } from '../../lib/format.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

/** Trainer's qualification for admins, with a button to confirm that it was checked. */
export function VerifyTrainer({ userId }: { userId: string }) {
  const profileQuery = useQuery(query(trainers.get, { params: { id: userId } }))
  const verify = useApiMutation(trainers.verify, {
    refresh: trainers.get,
    onSuccess: ({ verifiedAt }) => toast.success(verifiedAt ? texts.verifyDone : texts.unverifyDone),
    onError: toastProblem,
  })
  return (
    <Card as="section" aria-labelledby="verify">
      <h2 id="verify" className="mb-2 text-xl">
        {texts.verifyTitle}
      </h2>
      <QueryView query={profileQuery} skeleton={<Skeleton className="h-24 w-full rounded-md" />}>
        {({ profession, qualification, registerNumber, verifiedAt, qualificationVersion }) => (
          <>
            <dl>
              {[
                [texts.profession, professionNames[profession]],
                [texts.qualification, qualification || texts.none],
                [texts.registerNumber, registerNumber || texts.none],
              ].map(([label, value]) => (
                <div key={label} className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[9rem_1fr]">
                  <dt className="text-ink-soft">{label}</dt>
                  <dd className="wrap-anywhere">{value}</dd>
                </div>
              ))}
            </dl>
            <p className="my-4">{verifiedAt ? texts.verified(formatDate(verifiedAt)) : texts.notVerified}</p>
            {verifiedAt || qualification || registerNumber ? (
              <Button
                variant={verifiedAt ? 'secondary' : 'primary'}
                pending={verify.isPending}
                onClick={() =>
                  verify.mutate({
                    params: { id: userId },
                    body: { verified: verifiedAt === null, qualificationVersion },
                  })
                }
              >
                {verifiedAt ? texts.unverify : texts.verify}
              </Button>
            ) : (
              <p className="text-ink-soft">{texts.nothingToVerify}</p>
            )}
          </>
        )}
      </QueryView>
    </Card>
  )
}
