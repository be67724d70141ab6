import { health } from '@kostbar/contracts/health/endpoints'
import { useQuery } from '@tanstack/react-query'
import { ConsentForm } from '../../../domain/health/consent-form.tsx'
import { query } from '../../../lib/api.ts'
import { Card } from '../../../ui/card.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Notice } from '../../../ui/notice.tsx'
import { QueryView } from '../../../ui/query-view.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { DraftSnapshot } from '../draft/draft-store.ts'
import { texts } from '../texts.ts'

interface SaveProblemProps extends Pick<DraftSnapshot, 'saveState' | 'problem'> {
  /** Whether the viewer is the member, who can consent again. */
  readonly isMember: boolean
  /** Called after the consent has been given again. */
  readonly onConsent: () => void
}

/** Message why the answers are not saved and what to do; sticks to the viewport so that it is visible while typing. */
export function SaveProblem({ saveState, problem, isMember, onConsent }: SaveProblemProps) {
  if (saveState === 'blocked' && isMember) return <ConsentMissing onConsent={onConsent} />
  const refusal = saveState === 'failed' || saveState === 'blocked' ? problem : null
  if (saveState !== 'waiting' && !refusal) return null
  return (
    <div
      className={classNames(
        'sticky z-10 mt-4 rounded-lg shadow-high',
        // Keeps clear of the bottom navigation of the trainer's page on phones.
        isMember ? 'bottom-4' : 'bottom-24 lg:bottom-4',
      )}
    >
      {refusal ? <Notice tone="berry">{refusal.msg}</Notice> : <Notice tone="apricot">{texts.waiting}</Notice>}
    </div>
  )
}

/** Asks for the consent again after it was withdrawn while the form was open. */
function ConsentMissing({ onConsent }: { readonly onConsent: () => void }) {
  const consentQuery = useQuery(query(health.consent))
  return (
    <Card as="section" tone="apricot" aria-labelledby="einwilligung-fehlt">
      <h2 id="einwilligung-fehlt" className="text-xl">
        {texts.blockedTitle}
      </h2>
      <p className="mt-2 mb-4" role="alert">
        {texts.blocked}
      </p>
      <QueryView query={consentQuery} skeleton={<Skeleton className="h-32 rounded-lg" />}>
        {(consent) => <ConsentForm consent={consent} onGiven={onConsent} />}
      </QueryView>
    </Card>
  )
}
