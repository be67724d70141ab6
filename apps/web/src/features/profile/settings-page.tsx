import type { User } from '@kostbar/contracts/users'
import { formatDate } from '../../lib/format.ts'
import { fullName, roleLabels } from '../../lib/person.ts'
import { useUser } from '../../lib/session.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Card } from '../../ui/card.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { texts } from './texts.ts'

/** The account's data, and the way to end it. */
export function SettingsPage() {
  const user = useUser()
  return (
    <>
      <h1 className="text-3xl">{texts.settings}</h1>
      <Card as="section" className="mt-8 max-w-2xl" aria-labelledby="account-data">
        <div className="flex items-center justify-between gap-4">
          <h2 id="account-data" className="text-xl">
            {texts.accountData}
          </h2>
          {user ? <Avatar name={fullName(user)} picture={user.profileImage} /> : null}
        </div>
        {user ? <AccountData user={user} /> : <Waiting />}
      </Card>
      <Card as="section" tone="sunk" className="mt-6 max-w-2xl" aria-labelledby="delete-account">
        <h2 id="delete-account" className="text-xl">
          {texts.deleteAccount}
        </h2>
        <p className="mt-2 mb-5 text-ink-soft">{texts.deleteText}</p>
        <DeleteAccount />
      </Card>
    </>
  )
}

function AccountData({ user }: { user: User }) {
  const rows: [string, string][] = [
    [texts.firstName, user.firstName],
    [texts.lastName, user.lastName ?? texts.none],
    [texts.email, user.email],
    [texts.phoneNumber, user.phoneNumber || texts.none],
    [texts.goals, user.goals || texts.none],
    [texts.kind, roleLabels(user.roles).join(', ')],
    [texts.since, formatDate(user.createdAt)],
  ]
  return (
    <dl className="mt-4">
      {rows.map(([label, value]) => (
        <div key={label} className="grid gap-x-6 border-b border-line py-3 last:border-b-0 sm:grid-cols-[11rem_1fr]">
          <dt className="text-sm text-ink-soft sm:text-base">{label}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const Waiting = () => (
  <SkeletonArea className="mt-4 flex flex-col gap-6 py-3">
    <Skeleton className="h-4 w-1/2" />
    <Skeleton className="h-4 w-2/3" />
    <Skeleton className="h-4 w-3/5" />
    <Skeleton className="h-4 w-1/2" />
  </SkeletonArea>
)
