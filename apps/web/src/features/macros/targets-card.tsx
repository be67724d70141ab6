import type { User } from '@kostbar/contracts/users/schemas'
import { Card } from '../../ui/card.tsx'
import { readTargets } from './targets.ts'
import { TargetsExplanation } from './targets-explanation.tsx'
import { TargetsView } from './targets-view.tsx'
import { texts } from './texts.ts'

/** The member's daily targets with an explanation. */
export function TargetsCard({ user }: { user: User }) {
  const targets = readTargets(user)
  return (
    <Card as="section" aria-labelledby="daily-targets">
      <h2 id="daily-targets" className="mb-4 text-xl">
        {targets ? texts.mine : texts.noneTitle}
      </h2>
      {targets ? (
        <>
          <TargetsView targets={targets} />
          <TargetsExplanation userId={user.id} targets={targets} />
        </>
      ) : (
        <p className="measure text-ink-soft">{texts.noneText}</p>
      )}
    </Card>
  )
}
