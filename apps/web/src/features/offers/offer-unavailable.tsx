import type { ProblemError } from '../../lib/problem-error.ts'
import { Button } from '../../ui/button.tsx'
import { texts } from './texts.ts'

interface OfferUnavailableProps {
  error: ProblemError
  pending: boolean
  onRetry: () => void
}

/** Stands where a price would: it is not there at all, or cannot be loaded at the moment. */
export const OfferUnavailable = ({ error, pending, onRetry }: OfferUnavailableProps) => (
  <div role="status" className="flex min-h-72 flex-col items-start justify-center gap-4 rounded-lg bg-sunk p-6">
    {error.code === 'not_found' ? (
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
