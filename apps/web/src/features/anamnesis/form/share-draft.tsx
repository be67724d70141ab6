import { anamnesis } from '@kostbar/contracts/anamnesis/endpoints'
import { Users } from 'lucide-react'
import { useApiMutation } from '../../../lib/api.ts'
import { problemText } from '../../../lib/problem-error.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { texts } from '../texts.ts'

interface ShareDraftProps {
  /** First name of the member's trainer. */
  readonly trainer: string
  readonly isShared: boolean
}

/** Switch of the member that lets the trainer read and edit the draft until it is switched off. */
export function ShareDraft({ trainer, isShared }: ShareDraftProps) {
  const share = useApiMutation(anamnesis.share, {
    refresh: anamnesis.get,
    onError: (problem) => toast.error(problemText(problem)),
  })
  const set = (shared: boolean) => share.mutate({ body: { shared } })
  return (
    <div className="rounded-lg bg-sage p-4 text-sm">
      {isShared ? (
        <>
          <p className="flex gap-2 font-semibold" role="status">
            <Users className="mt-[0.15em] size-4 shrink-0 text-leaf" aria-hidden="true" />
            {texts.shared(trainer)}
          </p>
          <Button variant="quiet" size="sm" className="mt-1 -ml-3" pending={share.isPending} onClick={() => set(false)}>
            {texts.unshare}
          </Button>
        </>
      ) : (
        <>
          <p>{texts.shareText(trainer)}</p>
          <Button variant="secondary" size="sm" className="mt-3" pending={share.isPending} onClick={() => set(true)}>
            {texts.share(trainer)}
          </Button>
        </>
      )}
    </div>
  )
}
