import type { User } from '@kostbar/contracts/users/schemas'
import { Card } from '../../ui/card.tsx'
import { readTargets } from './targets.ts'
import { TargetsForm } from './targets-form.tsx'
import { TargetsHistory } from './targets-history.tsx'
import { TargetsView } from './targets-view.tsx'
import { texts } from './texts.ts'

/** A user's daily targets as seen by their trainer or an admin: current values, form and history. */
export function UserTargets({ user }: { user: User }) {
  const targets = readTargets(user)
  return (
    <>
      <Card as="section" aria-labelledby="targets">
        <h2 id="targets" className="mb-4 text-xl">
          {texts.targets}
        </h2>
        {targets ? <TargetsView targets={targets} /> : <p className="text-ink-soft">{texts.noneYet}</p>}
        <div className="mt-6 border-t border-line pt-6">
          <TargetsForm key={user.id} userId={user.id} targets={targets} />
        </div>
      </Card>
      <section aria-labelledby="targets-history" className="lg:col-span-2">
        <h2 id="targets-history" className="mb-3 text-xl">
          {texts.history}
        </h2>
        <TargetsHistory userId={user.id} />
      </section>
    </>
  )
}
