import type { ListedUser, User } from '@kostbar/contracts/users/schemas'
import type { ReactNode } from 'react'
import { canSeeContent, roleLabels } from '../../domain/users/person.ts'
import { formatDate, formatDateTime } from '../../lib/format.ts'
import { EmailAddress } from '../../ui/email-address.tsx'
import { lastLockedDay } from './lock-days.ts'
import { LockState } from './lock-state.tsx'
import { texts } from './texts.ts'

const stepNames = { ANAMNESE: texts.anamnesis, SEVEN_DAY_PROTOCOL: texts.protocol } as const

interface UserDetailsProps {
  readonly user: User
  readonly listed: ListedUser | undefined
}

/** Account data as a definition list. */
export function UserDetails({ user, listed }: UserDetailsProps) {
  const rows: [string, ReactNode][] = [
    [texts.email, <EmailAddress key="email" address={user.email} />],
    [texts.phoneNumber, user.phoneNumber || texts.none],
    [texts.goals, user.goals || texts.none],
    [texts.role, roleLabels(user.roles).join(', ')],
    ...(user.trialUntil
      ? [[texts.trialRow, texts.lockedUntil(lastLockedDay(user.trialUntil))] satisfies [string, ReactNode]]
      : []),
    [texts.access, canSeeContent(user) ? texts.accessOpen : texts.accessClosed],
    [texts.steps, user.profileSteps.map((step) => stepNames[step]).join(', ') || texts.nothingDone],
    [texts.created, formatDate(user.createdAt)],
  ]
  if (listed) {
    if (listed.trainerName) rows.push([texts.coachedBy, listed.trainerName])
    rows.push(
      [texts.lastSeen, listed.lastSeenAt ? formatDateTime(listed.lastSeenAt) : texts.never],
      [texts.lock, <LockState key="lock" lockedUntil={listed.lockedUntil} />],
    )
  }
  return (
    <dl>
      {rows.map(([label, value]) => (
        <div key={label} className="grid gap-x-6 border-b border-line py-3 last:border-b-0 sm:grid-cols-[9rem_1fr]">
          <dt className="text-sm text-ink-soft sm:text-base">{label}</dt>
          <dd className="whitespace-pre-line wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
