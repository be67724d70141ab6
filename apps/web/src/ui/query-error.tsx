import { problemText } from '../lib/problem-error.ts'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'
import { LazyIllustration } from './illustration/lazy-illustration.tsx'
import { brokenCup } from './illustration/scenes.ts'
import { texts } from './texts.ts'

/** Texts of a failed query, which also select the layout. Without texts, the problem's text is shown in one line. */
export type QueryErrorTexts =
  | {
      /** Heading above the problem's text; selects the illustrated layout of a page or a long section. */
      readonly errorTitle: string
      /** Heading level of the title on this page. */
      readonly headingLevel?: 2 | 3
      readonly errorText?: never
    }
  | {
      /** Replaces the problem's text; selects the compact layout of a card. */
      readonly errorText?: string
      readonly errorTitle?: never
      readonly headingLevel?: never
    }

/** State of a query that failed without data. */
export interface QueryFailure {
  readonly error: unknown
  /** Whether a retry is running. */
  readonly pending: boolean
  readonly onRetry: () => void
}

/** Message about a failed query with a retry button. */
export function QueryError({
  error,
  pending,
  onRetry,
  errorTitle,
  errorText,
  headingLevel = 2,
}: QueryFailure & QueryErrorTexts) {
  if (errorTitle) {
    return (
      <EmptyState
        level={headingLevel}
        picture={<LazyIllustration loader={brokenCup} className="aspect-[4/3]" />}
        title={errorTitle}
        text={problemText(error)}
        action={
          <Button pending={pending} onClick={onRetry}>
            {texts.tryAgain}
          </Button>
        }
      />
    )
  }
  if (errorText) {
    return (
      <div role="alert">
        <p className="text-ink-soft">{errorText}</p>
        <Button variant="quiet" size="sm" className="-ml-3" pending={pending} onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      </div>
    )
  }
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-ink-soft">{problemText(error)}</p>
      <Button variant="secondary" size="sm" pending={pending} onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </div>
  )
}
