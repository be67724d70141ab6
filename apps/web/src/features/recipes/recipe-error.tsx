import { GoneOrError } from '../../ui/gone-or-error.tsx'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { emptyPlate } from '../../ui/illustration/scenes.ts'
import type { QueryFailure } from '../../ui/query-error.tsx'
import { texts } from './texts.ts'

/** Message in place of a recipe that could not be loaded. */
export const RecipeError = (failure: QueryFailure) => (
  <GoneOrError
    {...failure}
    picture={<LazyIllustration loader={emptyPlate} className="aspect-[4/3]" />}
    goneTitle={texts.goneTitle}
    goneText={texts.goneText}
    errorTitle={texts.recipeFailed}
    headingLevel={3}
  />
)
