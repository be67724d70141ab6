import { everydayTargets } from '@kostbar/contracts/macros/weekday-targets'
import type { User } from '@kostbar/contracts/users/schemas'
import { paths, userPath } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { TargetsView } from './targets-view.tsx'
import { texts } from './texts.ts'

/** Card with a user's daily targets on their overview, for staff. */
export function UserTargets({ user }: { user: User }) {
  const targets = everydayTargets(user)
  return (
    <Card as="section" aria-labelledby="targets">
      <h2 id="targets" className="mb-4 text-xl">
        {texts.targets}
      </h2>
      {targets ? (
        <TargetsView targets={targets} weekdays={user.weekdayTargets} />
      ) : (
        <p className="text-ink-soft">{texts.noneYet}</p>
      )}
      <ButtonLink to={userPath(paths.userTargets, user.id)} variant="secondary" className="mt-5">
        {targets ? texts.change : texts.calculate}
      </ButtonLink>
    </Card>
  )
}
