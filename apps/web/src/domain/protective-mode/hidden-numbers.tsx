import { Link } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { Notice } from '../../ui/notice.tsx'
import { protectiveModeSectionId, texts } from './texts.ts'

/** Notice in place of numbers that protective mode hides. */
export const HiddenNumbers = () => (
  <Notice>
    <p>{texts.hidden}</p>
    <p className="mt-1 font-normal">
      {texts.hiddenHint} <Link to={`${paths.settings}#${protectiveModeSectionId}`}>{texts.toSettings}</Link>
    </p>
  </Notice>
)
