import { Link } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { healthSectionId, texts } from './texts.ts'

/** Says to a member that the trainer (by first name) cannot read anything until they consent, with a link to do so. */
export const TrainerConsentHint = ({ trainer }: { readonly trainer: string }) => (
  <>
    {texts.trainerCannotRead(trainer)} <Link to={`${paths.settings}#${healthSectionId}`}>{texts.toConsent}</Link>
  </>
)
