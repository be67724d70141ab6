import { ProblemError } from '../../lib/problem-error.ts'
import { Button } from '../../ui/button.tsx'
import type { QueryFailure } from '../../ui/query-error.tsx'
import { texts } from './texts.ts'

/** Message in place of an offer's prices when its product is gone or failed to load. */
export const OfferUnavailable = ({ error, pending, onRetry }: QueryFailure) => (
  <div role="status" className="flex min-h-72 flex-col items-start justify-center gap-4 rounded-lg bg-sunk p-6">
    {error instanceof ProblemError && error.code === 'not_found' ? (
      <p className="text-ink-soft">{texts.gone}</p>
    ) : (
      <>
        <p className="text-ink-soft">{texts.unavailable}</p>
        <Button variant="secondary" pending={pending} onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      </>
    )}
  </div>
)
