import { paths } from '../../lib/paths.ts'
import { ProblemError } from '../../lib/problem-error.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { emptyPlate } from '../../ui/illustration/scenes.ts'
import { QueryError, type QueryFailure } from '../../ui/query-error.tsx'
import { texts } from './texts.ts'

/** Message in place of a template: deleted, as in an old link; with a retry after other failures. */
export const TemplateError = (failure: QueryFailure) => (
  <>
    <BackLink to={paths.templates}>{texts.toTemplates}</BackLink>
    {failure.error instanceof ProblemError && failure.error.code === 'not_found' ? (
      <EmptyState
        picture={<LazyIllustration loader={emptyPlate} className="aspect-[4/3]" />}
        title={texts.goneTitle}
        text={texts.goneText}
      />
    ) : (
      <QueryError {...failure} errorTitle={texts.templateFailed} />
    )}
  </>
)
