import { ProblemError } from '../../lib/problem-error.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { emptyPlate } from '../../ui/illustration/scenes.ts'
import { QueryError, type QueryFailure } from '../../ui/query-error.tsx'
import { texts } from './texts.ts'

/**
 * Message in place of a recipe: withdrawn or not open to the viewer, as in an old link; with a retry after other
 * failures.
 */
export const RecipeError = (failure: QueryFailure) =>
  failure.error instanceof ProblemError && failure.error.code === 'not_found' ? (
    <EmptyState
      level={3}
      picture={<LazyIllustration loader={emptyPlate} className="aspect-[4/3]" />}
      title={texts.goneTitle}
      text={texts.goneText}
    />
  ) : (
    <QueryError {...failure} errorTitle={texts.recipeFailed} headingLevel={3} />
  )
