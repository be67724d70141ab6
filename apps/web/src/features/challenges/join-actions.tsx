import { challenges } from '@kostbar/contracts/challenges/endpoints'
import type { MyChallenge } from '@kostbar/contracts/challenges/schemas'
import { useApiMutation } from '../../lib/api.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { focusChallengeTitle } from './challenge-title.ts'
import { texts as allTexts } from './texts.ts'

const texts = allTexts.mine

/** Buttons to join, rejoin or decline a challenge, with a note which data other participants will see. */
export function JoinActions({ challenge }: { readonly challenge: MyChallenge }) {
  const { id, standing, names, phase, isClosed } = challenge
  const options = { refresh: [challenges.mine, challenges.getMine], onError: toastProblem }
  const onSuccess = (text: string) => () => {
    toast.success(text)
    focusChallengeTitle(id)
  }
  const join = useApiMutation(challenges.join, { ...options, onSuccess: onSuccess(texts.joined) })
  const decline = useApiMutation(challenges.leave, { ...options, onSuccess: onSuccess(texts.declined) })
  if (isClosed || (phase !== 'PLANNED' && phase !== 'RUNNING')) return null
  const params = { id }
  return (
    <>
      {standing === 'LEFT' ? null : (
        <p className="mt-3 text-sm text-ink-soft">
          {texts.othersSee[names]} {texts.trainerSees}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button pending={join.isPending} disabled={decline.isPending} onClick={() => join.mutate({ params })}>
          {standing === 'LEFT' ? texts.rejoin : texts.join}
        </Button>
        {standing === 'INVITED' ? (
          <Button
            variant="secondary"
            pending={decline.isPending}
            disabled={join.isPending}
            onClick={() => decline.mutate({ params })}
          >
            {texts.decline}
          </Button>
        ) : null}
      </div>
    </>
  )
}
