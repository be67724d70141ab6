import type { User } from '@kostbar/contracts/users/schemas'
import type { ReactNode } from 'react'
import { isAdmin, isStaff } from '../../domain/users/person.ts'
import { formatWeekday } from '../../lib/format.ts'
import { useUser } from '../../lib/session.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AccessNote } from './access-note.tsx'
import { AccountCard } from './account-card.tsx'
import { AdminWelcome } from './admin-welcome.tsx'
import { AppStores } from './app-stores.tsx'
import { greet } from './greeting.ts'
import { MyTrainer } from './my-trainer.tsx'
import { NotesCard } from './notes-card.tsx'
import { PictureOfTheDay } from './picture-of-the-day.tsx'
import { QuickActions } from './quick-actions.tsx'
import { ShoppingCard } from './shopping-card.tsx'
import { texts } from './texts.ts'
import { TrainerWelcome } from './trainer-welcome.tsx'

interface ProfileHomeProps {
  /** Below the greeting: what the member still has to do for the account. */
  readonly reminder: ReactNode
  /** Who waits for the trainer or admin; for a member, the trainer they wait for. Before the other cards. */
  readonly waiting: ReactNode
  /** Today's meals; null without access to the plan. */
  readonly today: ReactNode
  /** The member's daily targets. */
  readonly targets: ReactNode
  /** The member's links, on screens without a sidebar. */
  readonly links: ReactNode
  /** Uploads another profile image. */
  readonly imageUpload: ReactNode
}

/** Overview page of the member area. */
export function ProfileHome({ reminder, waiting, today, targets, links, imageUpload }: ProfileHomeProps) {
  const user = useUser()
  const now = new Date()
  return (
    <>
      {/* Date and greeting may differ between server and browser. */}
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
          {waiting ? <div className="flex flex-col gap-5 empty:hidden md:col-span-2">{waiting}</div> : null}
          {user ? <Welcome user={user} /> : null}
          {user?.trainer ? null : <MemberCards user={user} today={today} targets={targets} />}
          <div className="md:col-span-2">
            <PictureOfTheDay day={now} />
          </div>
        </div>
        <aside className="min-w-0 gap-5 *:mb-5 *:break-inside-avoid md:max-xl:columns-2" aria-label={texts.aside}>
          {user ? <QuickActions user={user} /> : <Skeleton className="min-h-56 rounded-xl" />}
          {links}
          {user ? <AccountCard user={user} imageUpload={imageUpload} /> : null}
          {user && !user.trainer ? <MyTrainer /> : null}
          <AppStores />
        </aside>
      </div>
    </>
  )
}

type MemberCardsProps = Pick<ProfileHomeProps, 'today' | 'targets'> & { user: User | null | undefined }

const MemberCards = ({ user, today, targets }: MemberCardsProps) => (
  <>
    {today ? <div className="empty:hidden md:col-span-2">{today}</div> : null}
    {user && isStaff(user) && user.kcal === null ? null : <div className="md:col-span-2">{targets}</div>}
    <ShoppingCard />
    <NotesCard />
  </>
)

/** Subtitle by role. */
function welcomeText(user: User | null | undefined): string {
  if (user?.trainer) return texts.welcomeTrainer
  return user && isAdmin(user) ? texts.welcomeAdmin : texts.welcome
}

/** Welcome cards by role, and the notice about access. */
const Welcome = ({ user }: { user: User }) => (
  <div className="flex flex-col gap-5 empty:hidden md:col-span-2">
    {user.trainer ? <TrainerWelcome /> : null}
    {isAdmin(user) ? <AdminWelcome /> : null}
    {isStaff(user) ? null : <AccessNote user={user} />}
  </div>
)
