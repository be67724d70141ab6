import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { staffTexts as texts } from './staff-texts.ts'

/** Welcome card of admins with a link to the user management. */
export const AdminWelcome = () => (
  <Card as="section" tone="sage" aria-labelledby="admin-welcome">
    <h2 id="admin-welcome" className="text-xl">
      {texts.adminTitle}
    </h2>
    <p className="measure mt-2">{texts.adminText}</p>
    <ButtonLink to={paths.userManagement} className="mt-4">
      {texts.toUsers}
    </ButtonLink>
  </Card>
)
