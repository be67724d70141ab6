import { ShieldCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { healthSectionId } from '../../../domain/health/texts.ts'
import { paths } from '../../../lib/paths.ts'
import { texts } from '../texts.ts'

/** Note in the consent step. Consent is certain here: without it the API would not have sent the questions. */
export const ConsentNote = () => (
  <p className="mt-6 flex gap-3 rounded-lg bg-sage p-4">
    <ShieldCheck className="mt-[0.2em] size-5 shrink-0 text-leaf" aria-hidden="true" />
    <span>
      {texts.consentGiven} <Link to={`${paths.settings}#${healthSectionId}`}>{texts.settings}</Link>.
    </span>
  </p>
)
