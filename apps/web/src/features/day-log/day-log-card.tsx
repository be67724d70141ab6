import { useState } from 'react'
import { useDay } from '../../domain/days/use-day.ts'
import { useToday } from '../../domain/days/use-today.ts'
import { ConsentInvitation } from '../../domain/health/consent-invitation.tsx'
import { isHealthRefused } from '../../domain/health/is-health-refused.ts'
import { useUser } from '../../lib/session.ts'
import { Card } from '../../ui/card.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { useWideScreen } from '../../ui/use-wide-screen.ts'
import { DayForm } from './day-form.tsx'
import { DaySkeleton } from './day-skeleton.tsx'
import { DaySwitch, firstLogDay } from './day-switch.tsx'
import type { DishNames } from './planned-meals.tsx'
import { texts } from './texts.ts'
import { useSaveDay } from './use-save-day.ts'
import { WaitingHint } from './waiting-hint.tsx'

interface DayLogCardProps {
  /** Names of the dishes that are planned for today. */
  readonly dishes: DishNames
}

/** Card in which members record today or one of the last six days: planned meals, and how the day was. */
export function DayLogCard({ dishes }: DayLogCardProps) {
  const user = useUser()
  return user ? <MyDay userId={user.id} dishes={dishes} /> : null
}

/** Day that is shown; today until another one is chosen, and again once that one can no longer be filled in. */
function useChosenDay() {
  const today = useToday()
  const [chosen, setChosen] = useState<string>()
  const isOpen = chosen !== undefined && chosen >= firstLogDay(today)
  const choose = (day: string) => setChosen(day === today ? undefined : day)
  return { today, day: isOpen ? chosen : today, choose }
}

function MyDay({ userId, dishes }: DayLogCardProps & { readonly userId: string }) {
  const { today, day, choose } = useChosenDay()
  const { dayQuery, pending } = useDay(userId, day)
  const { save, isConnectionMissing } = useSaveDay(userId)
  const isWide = useWideScreen()
  /** Whether the values are unfolded; undefined until the member chose, then for every day. */
  const [isUnfolded, setUnfolded] = useState<boolean>()
  const isRefused = !dayQuery.data && isHealthRefused(dayQuery.error)
  return (
    <Card as="section" aria-labelledby="dein-tag" className="@container">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="dein-tag" className="text-xl">
          {texts.title}
        </h2>
        {isRefused ? null : <DaySwitch day={day} today={today} onChange={choose} />}
      </div>
      {isRefused ? (
        <ConsentInvitation text={texts.consent} />
      ) : (
        <QueryView query={dayQuery} errorText={texts.failed} skeleton={<DaySkeleton />}>
          {(entry) => (
            <DayForm
              key={day}
              entry={entry}
              dishes={day === today ? dishes : {}}
              pending={pending}
              isUnfolded={isUnfolded ?? isWide}
              onUnfold={setUnfolded}
              onSave={(changes) => save(day, changes)}
            />
          )}
        </QueryView>
      )}
      <WaitingHint isWaiting={isConnectionMissing} />
    </Card>
  )
}
