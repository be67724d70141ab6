import type { User } from '@kostbar/contracts/users/schemas'
import type { ReactNode } from 'react'
import { useCurrentHour } from '../../domain/days/use-current-hour.ts'
import { isAdmin, isStaff } from '../../domain/users/person.ts'
import { formatWeekday } from '../../lib/format.ts'
import { LazyComponent } from '../../lib/lazy-component.tsx'
import { useUser } from '../../lib/session.ts'
import { DeferredNotesCard } from './deferred-notes-card.tsx'
import { greet } from './greeting.ts'
import { texts } from './texts.ts'

const myTrainer = async () => (await import('./my-trainer.tsx')).MyTrainer

interface ProfileHomeProps {
  /** Reminders about the account, below the greeting. */
  readonly reminder: ReactNode
  /** Cards before the others: for staff, people who wait for them; for a member, the trainer they wait for. */
  readonly firstCards: ReactNode
  /** Notice about a trial or missing access; null for staff. */
  readonly accessNote: ReactNode
  /** Next meal and rest of the day, at the top; null without access to the plan. */
  readonly today: ReactNode
  /** Card shown when nothing is planned; null without access to the plan. */
  readonly emptyPlan: ReactNode
  /** Card with open shopping items. */
  readonly shopping: ReactNode
  /** Card with the member's challenges; null without access to app content. */
  readonly challenges: ReactNode
  /** Card with the macro targets; for staff shown once they have some, for members not in protective mode. */
  readonly targets: ReactNode
  /** Last card of the page. */
  readonly picture: ReactNode
  /** Card with the member's links, on screens without a sidebar. */
  readonly links: ReactNode
  /** Links to frequent pages. */
  readonly quickActions: ReactNode
  /** Card of the account. */
  readonly account: ReactNode
  /** Card with links to the app stores. */
  readonly stores: ReactNode
}

/** Card as wide as both columns; null without a card. */
const wide = (card: ReactNode) => (card ? <div className="empty:hidden md:col-span-2">{card}</div> : null)

/** Overview page of the member area. */
export function ProfileHome({
  reminder,
  firstCards,
  accessNote,
  today,
  targets,
  picture,
  links,
  quickActions,
  account,
  stores,
  ...memberCards
}: ProfileHomeProps) {
  const user = useUser()
  const now = useCurrentHour()
  return (
    <>
      {/* Date and greeting may differ between server and browser, hence `suppressHydrationWarning`. */}
      <p className="text-sm text-ink-soft" suppressHydrationWarning>
        {formatWeekday(now)}
      </p>
      <h1 className="mt-1 wrap-anywhere" suppressHydrationWarning>
        {greet(now, user?.firstName)}
      </h1>
      <p className="measure mt-2 text-lg text-ink-soft">{welcomeText(user)}</p>
      {reminder}
      <div className="mt-8 grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="grid min-w-0 grid-cols-1 gap-5 md:grid-cols-2 *:min-w-0">
          {user?.trainer ? null : wide(today)}
          {firstCards ? <div className="flex flex-col gap-5 empty:hidden md:col-span-2">{firstCards}</div> : null}
          {wide(accessNote)}
          {user?.trainer ? null : <MemberCards user={user} {...memberCards} />}
          <div className="md:col-span-2">{picture}</div>
        </div>
        <aside className="min-w-0 gap-5 *:mb-5 *:break-inside-avoid md:max-xl:columns-2" aria-label={texts.aside}>
          {user && hidesTargets(user) ? null : targets}
          {quickActions}
          {links}
          {account}
          {user && !user.trainer ? <LazyComponent load={myTrainer} props={{}} /> : null}
          {stores}
        </aside>
      </div>
    </>
  )
}

type MemberCardsProps = Pick<ProfileHomeProps, 'emptyPlan' | 'challenges' | 'shopping'> & {
  user: User | null | undefined
}

function MemberCards({ user, emptyPlan, challenges, shopping }: MemberCardsProps) {
  const isStaffViewer = user ? isStaff(user) : false
  return (
    <>
      {wide(emptyPlan)}
      {isStaffViewer ? null : wide(challenges)}
      {shopping}
      <DeferredNotesCard />
      {isStaffViewer ? wide(challenges) : null}
    </>
  )
}

const hidesTargets = (user: User): boolean => (isStaff(user) ? user.kcal === null : user.protectiveMode)

/** Subtitle of the page by role. */
function welcomeText(user: User | null | undefined): string {
  if (user?.trainer) return texts.welcomeTrainer
  return user && isAdmin(user) ? texts.welcomeAdmin : texts.welcome
}
