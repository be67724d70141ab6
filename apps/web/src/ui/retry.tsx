import { problemText } from '../lib/problem-error.ts'
import { Button } from './button.tsx'
import { texts } from './texts.ts'

interface RetryProps {
  readonly error: unknown
  /** While it is being tried again. */
  readonly pending: boolean
  readonly onRetry: () => void
}

/** Stands where a small part of a page could not be loaded. */
export const Retry = ({ error, pending, onRetry }: RetryProps) => (
  <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2">
    <p className="text-ink-soft">{problemText(error)}</p>
    <Button variant="secondary" size="sm" pending={pending} onClick={onRetry}>
      {texts.tryAgain}
    </Button>
  </div>
)
