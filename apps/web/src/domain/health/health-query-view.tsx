import { useState } from 'react'
import { hasUnsavedChanges } from '../../lib/leave-guards.ts'
import { ProblemError } from '../../lib/problem-error.ts'
import { useUser } from '../../lib/session.ts'
import { Notice } from '../../ui/notice.tsx'
import { QueryView, type QueryViewProps } from '../../ui/query-view.tsx'
import { ConsentPrompt } from './consent-prompt.tsx'
import { ReasonPrompt } from './reason-prompt.tsx'

type HealthQueryViewProps<Data> = QueryViewProps<Data> & {
  /** User whose health data the query loads. */
  readonly userId: string
}

const isRefusal = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && (error.code === 'reason_needed' || error.code === 'consent_needed')

/**
 * Shows the result of a health data query. When the API refuses it, a member is asked for consent, an admin for a
 * reason; a trainer reads that there is no consent. Data that were loaded before are removed from the page, unless something
 * is unsaved: then they are hidden, and what was typed is there again once the API answers.
 */
export function HealthQueryView<Data>({ userId, ...view }: HealthQueryViewProps<Data>) {
  const isOwn = useUser()?.id === userId
  const { data, error } = view.query
  const refusal = isRefusal(error) ? error : undefined
  /** Whether the refused data stay, hidden; undefined while they are not refused. */
  const [staysHidden, setStaysHidden] = useState<boolean>()
  if (Boolean(refusal) !== (staysHidden !== undefined))
    setStaysHidden(refusal ? data !== undefined && hasUnsavedChanges() : undefined)
  return (
    <>
      {refusal ? <Refusal userId={userId} isOwn={isOwn} refusal={refusal} /> : null}
      {/* At the same place in both states, so that an editor is not mounted anew. */}
      {refusal && !staysHidden ? null : (
        <div className={refusal ? 'hidden' : 'contents'}>
          <QueryView {...view} />
        </div>
      )}
    </>
  )
}

interface RefusalProps {
  readonly userId: string
  readonly isOwn: boolean
  readonly refusal: ProblemError
}

function Refusal({ userId, isOwn, refusal }: RefusalProps) {
  if (refusal.code === 'reason_needed') return <ReasonPrompt userId={userId} />
  return isOwn ? <ConsentPrompt /> : <Notice>{refusal.msg}</Notice>
}
