import { paths } from '../../lib/paths.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { GoneOrError } from '../../ui/gone-or-error.tsx'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { emptyPlate } from '../../ui/illustration/scenes.ts'
import type { QueryFailure } from '../../ui/query-error.tsx'
import { texts } from './texts.ts'

/** Message in place of a template that could not be loaded, with a link to the list. */
export const TemplateError = (failure: QueryFailure) => (
  <>
    <BackLink to={paths.templates}>{texts.toTemplates}</BackLink>
    <GoneOrError
      {...failure}
      picture={<LazyIllustration loader={emptyPlate} className="aspect-[4/3]" />}
      goneTitle={texts.goneTitle}
      goneText={texts.goneText}
      errorTitle={texts.templateFailed}
    />
  </>
)
