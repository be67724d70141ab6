import { targetsOn } from '@kostbar/contracts/macros/weekday-targets'
import { weekdayNames } from '@kostbar/contracts/meals'
import type { User } from '@kostbar/contracts/users/schemas'
import { weekdayInVienna } from '../../domain/days/weekday.ts'
import { useProtectiveMode } from '../../domain/protective-mode/use-protective-mode.ts'
import { LazyComponent } from '../../lib/lazy-component.tsx'
import { paths } from '../../lib/paths.ts'
import { Card } from '../../ui/card.tsx'
import { MoreLink } from '../../ui/more-link.tsx'
import { PendingNoTargets } from './pending-no-targets.tsx'
import { TargetsExplanation } from './targets-explanation.tsx'
import { TargetsView } from './targets-view.tsx'
import { texts } from './texts.ts'

// Rendered after hydration only: other cards may have loaded the trainer by then, and the server's HTML is without.
const noTargets = async () => (await import('./no-targets.tsx')).NoTargets

/** Card with the member's targets of today and their explanation; empty in protective mode. */
export function TargetsCard({ user }: { user: User }) {
  const isHidden = useProtectiveMode()
  if (isHidden) return null
  const today = weekdayInVienna()
  const targets = targetsOn(user, today)
  return (
    <Card as="section" aria-labelledby="daily-targets">
      <h2 id="daily-targets" className="mb-4 text-xl">
        {targets ? titleOf(user, today) : texts.noneTitle}
      </h2>
      {targets ? (
        <>
          <TargetsView targets={targets} />
          <TargetsExplanation userId={user.id} weekday={today} />
          <MoreLink to={paths.targets} text={texts.toMine} className="mt-2" />
        </>
      ) : (
        <LazyComponent load={noTargets} props={{}} fallback={<PendingNoTargets />} />
      )}
    </Card>
  )
}

const titleOf = ({ weekdayTargets }: User, today: keyof typeof weekdayNames) =>
  weekdayTargets?.[today] ? `${texts.mineToday} (${weekdayNames[today]})` : texts.mine
