import { LexiconIndex } from '../../features/lexicon/lexicon-index.tsx'
import { BodyPage } from './body-page.tsx'

/** Page with all lexicon entries (members only). */
export const LexiconIndexPage = () => (
  <BodyPage>
    <LexiconIndex />
  </BodyPage>
)
