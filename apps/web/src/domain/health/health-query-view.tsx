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

/**
 * Shows the result of a health data query. When the API refuses it, a member is asked for consent, an admin for a
 * reason; a trainer reads that there is no consent.
 */
export function HealthQueryView<Data>({ userId, ...view }: HealthQueryViewProps<Data>) {
  const viewer = useUser()
  const { error } = view.query
  if (!(error instanceof ProblemError)) return <QueryView {...view} />
  if (error.code === 'reason_needed') return <ReasonPrompt userId={userId} />
  if (error.code !== 'consent_needed') return <QueryView {...view} />
  return viewer?.id === userId ? <ConsentPrompt /> : <Notice>{error.msg}</Notice>
}
