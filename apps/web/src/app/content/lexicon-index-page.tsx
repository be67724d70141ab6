import { LexiconIndex } from '../../features/lexicon/lexicon-index.tsx'
import { BodyPage } from './body-page.tsx'

/** Every word of the lexicon. */
export const LexiconIndexPage = () => (
  <BodyPage>
    <LexiconIndex />
  </BodyPage>
)
