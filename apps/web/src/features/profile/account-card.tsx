import type { User } from '@kostbar/contracts/users/schemas'
import type { ReactNode } from 'react'
import { useIsPurchasePending } from '../../domain/checkout/use-is-purchase-pending.ts'
import { canSeeContent, fullName, roleLabels } from '../../domain/users/person.ts'
import { formatDate } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { EmailAddress } from '../../ui/email-address.tsx'
import { OverviewCard } from '../../ui/overview-card.tsx'
import { cardTexts as texts } from './card-texts.ts'

interface AccountCardProps {
  readonly user: User
  /** Control to upload another profile image. */
  readonly imageUpload: ReactNode
}

/** Card of the account: name, e-mail, roles and access. */
export const AccountCard = ({ user, imageUpload }: AccountCardProps) => (
  <OverviewCard title={texts.account} to={paths.settings} linkText={texts.toSettings}>
    <div className="flex items-center gap-4 xl:flex-col xl:items-start">
      <Avatar name={fullName(user)} picture={user.profileImage} size="lg" />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{fullName(user)}</p>
        <p className="text-sm wrap-anywhere text-ink-soft">
          <EmailAddress address={user.email} />
        </p>
        <p className="text-sm text-ink-soft">
          {texts.memberSince} {formatDate(user.createdAt)}
        </p>
      </div>
    </div>
    <p className="flex flex-wrap gap-2 py-4">
      {roleLabels(user.roles).map((label) => (
        <Badge key={label}>{label}</Badge>
      ))}
      <AccessBadge user={user} />
    </p>
    {imageUpload}
  </OverviewCard>
)

/** Whether the app is open, or what is missing: a payment, its confirmation, or a subscription. */
function AccessBadge({ user }: { readonly user: User }) {
  const isPurchasePending = useIsPurchasePending()
  if (canSeeContent(user)) return <Badge tone="leaf">{texts.accessOpen}</Badge>
  const missing = isPurchasePending
    ? texts.accessPending
    : user.membershipUnpaid
      ? texts.accessUnpaid
      : texts.accessClosed
  return <Badge tone="apricot">{missing}</Badge>
}
