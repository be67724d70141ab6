import type { User } from '@kostbar/contracts/users/schemas'
import { useIsPurchasePending } from '../../domain/checkout/use-is-purchase-pending.ts'
import { formatLastDay } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { texts } from './texts.ts'

const trialText = ({ trialUntil }: User) =>
  trialUntil ? texts.trialTextUntil(formatLastDay(trialUntil)) : texts.trialText

/**
 * Notice about a trial or missing access, for users who need it (`needsAccessNote`). Empty while a purchase waits for its
 * confirmation: another notice is about that.
 */
export function AccessNote({ user }: { user: User }) {
  const isPurchasePending = useIsPurchasePending()
  if (!user.hasAccess && isPurchasePending) return null
  const [tone, title, text] = user.hasAccess
    ? (['sage', texts.trialTitle, trialText(user)] as const)
    : (['apricot', texts.noAccessTitle, texts.noAccessText] as const)
  return (
    <Card as="section" tone={tone} aria-labelledby="access-note">
      <h2 id="access-note" className="text-xl">
        {title}
      </h2>
      <p className="measure mt-2">{text}</p>
      {user.hasAccess ? null : (
        <ButtonLink to={paths.sale} className="mt-4">
          {texts.toOffers}
        </ButtonLink>
      )}
    </Card>
  )
}
