import { formatWeekday } from '../../lib/format.ts'
import { useUser } from '../../lib/session.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AccountCard } from './account-card.tsx'
import { greetingAt } from './greeting.ts'
import { NotesCard } from './notes-card.tsx'
import { PictureOfTheDay } from './picture-of-the-day.tsx'
import { ShoppingCard } from './shopping-card.tsx'
import { texts } from './texts.ts'
import { useNotice } from './use-notice.ts'

/** Where members arrive: a greeting and a first look at everything of theirs. */
export function ProfileHomePage() {
  const user = useUser()
  const now = new Date()
  useNotice()
  return (
    <>
      {/* The server's clock may stand a moment before the browser's. */}
      <p className="text-sm text-ink-soft" suppressHydrationWarning>
        {formatWeekday(now)}
      </p>
      <h1 className="mt-1 wrap-anywhere" suppressHydrationWarning>
        {user ? texts.greet(greetingAt(now), user.firstName) : greetingAt(now)}
      </h1>
      <p className="mt-2 text-lg text-ink-soft">{texts.welcome}</p>
      <div className="mt-8 grid grid-cols-1 gap-5 md:grid-cols-2">
        <ShoppingCard />
        <NotesCard />
        {user ? <AccountCard user={user} /> : <Skeleton className="min-h-56 rounded-xl" />}
        <PictureOfTheDay day={now} />
      </div>
    </>
  )
}
