import type { ReactNode } from 'react'
import { ProblemError } from '../lib/problem-error.ts'
import { EmptyState } from './empty-state.tsx'
import { QueryError, type QueryFailure } from './query-error.tsx'

interface GoneOrErrorProps extends QueryFailure {
  readonly picture: ReactNode
  readonly goneTitle: string
  readonly goneText: string
  /** What to do instead. */
  readonly goneAction?: ReactNode
  /** Title after other failures. */
  readonly errorTitle: string
  readonly headingLevel?: 2 | 3
}

const isGone = (error: unknown) =>
  error instanceof ProblemError && (error.code === 'not_found' || error.code === 'forbidden')

/**
 * Message in place of something that is gone or not open to the viewer any more, as in an old link; with a retry after
 * other failures.
 */
export const GoneOrError = ({
  picture,
  goneTitle,
  goneText,
  goneAction,
  headingLevel = 2,
  ...failure
}: GoneOrErrorProps) =>
  isGone(failure.error) ? (
    <EmptyState level={headingLevel} picture={picture} title={goneTitle} text={goneText} action={goneAction} />
  ) : (
    <QueryError headingLevel={headingLevel} {...failure} />
  )
