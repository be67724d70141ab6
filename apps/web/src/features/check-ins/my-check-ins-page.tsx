import { checkIns } from '@kostbar/contracts/check-ins/endpoints'
import type { CheckIn, CheckInSchedule } from '@kostbar/contracts/check-ins/schemas'
import { clients } from '@kostbar/contracts/clients/endpoints'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { HealthQueryView } from '../../domain/health/health-query-view.tsx'
import { query } from '../../lib/api.ts'
import { useUser } from '../../lib/session.ts'
import { useCursorQuery } from '../../lib/use-cursor-query.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { notebookAndPear } from '../../ui/illustration/scenes.ts'
import { LoadMore } from '../../ui/load-more.tsx'
import { Notice } from '../../ui/notice.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { CheckInForm } from './check-in-form.tsx'
import { CheckInsSkeleton } from './check-ins-skeleton.tsx'
import { MyCheckIn } from './my-check-in.tsx'
import { myTexts } from './my-texts.ts'
import { texts } from './texts.ts'

/** Page of the member's weekly check-ins: the open one as a form, or when the next one comes, and the earlier ones. */
export function MyCheckInsPage() {
  const user = useUser()
  return (
    <>
      <h1 className="text-3xl">{texts.title}</h1>
      <p className="measure mt-2 text-lg text-ink-soft">{myTexts.intro}</p>
      <div className="mt-8">{user ? <MyCheckIns userId={user.id} /> : <CheckInsSkeleton />}</div>
    </>
  )
}

function MyCheckIns({ userId }: { readonly userId: string }) {
  const trainerQuery = useQuery(query(clients.myTrainer))
  const checkInsQuery = useCursorQuery(checkIns.list, { params: { userId }, query: {} })
  return (
    <HealthQueryView userId={userId} query={checkInsQuery} errorTitle={texts.failed} skeleton={<CheckInsSkeleton />}>
      {(items) => (
        <QueryView query={trainerQuery} errorTitle={texts.failed} skeleton={<CheckInsSkeleton />}>
          {({ trainer }) => (
            <Sections
              items={items}
              schedule={checkInsQuery.first?.schedule ?? null}
              trainer={trainer?.firstName ?? null}
              more={<LoadMore query={checkInsQuery} label={texts.more} />}
            />
          )}
        </QueryView>
      )}
    </HealthQueryView>
  )
}

interface SectionsProps {
  readonly items: readonly CheckIn[]
  readonly schedule: CheckInSchedule | null
  /** First name of the trainer; null without one. */
  readonly trainer: string | null
  /** Button below the earlier check-ins. */
  readonly more: ReactNode
}

function Sections({ items, schedule, trainer, more }: SectionsProps) {
  const [sentId, setSentId] = useState<string>()
  const open = items.find(({ status }) => status === 'OPEN')
  const earlier = items.filter(({ status }) => status !== 'OPEN')
  return (
    <div className="flex flex-col gap-8">
      {open ? (
        <CheckInForm key={open.id} checkIn={open} trainer={trainer} onSend={() => setSentId(open.id)} />
      ) : (
        <NextCheckIn schedule={schedule} trainer={trainer} hasEarlier={earlier.length > 0} />
      )}
      {earlier.length > 0 ? (
        <section aria-labelledby="fruehere-titel">
          <h2 id="fruehere-titel" className="text-xl">
            {texts.earlier}
          </h2>
          <ul className="mt-4 flex flex-col gap-5">
            {earlier.map((checkIn) => (
              <MyCheckIn key={checkIn.id} checkIn={checkIn} trainer={trainer} takesFocus={checkIn.id === sentId} />
            ))}
          </ul>
          {more}
        </section>
      ) : null}
    </div>
  )
}

type NextCheckInProps = Pick<SectionsProps, 'schedule' | 'trainer'> & { readonly hasEarlier: boolean }

/** When the next check-in comes, or what a check-in is and who sets it up. */
function NextCheckIn({ schedule, trainer, hasEarlier }: NextCheckInProps) {
  if (schedule) return <Notice>{myTexts.next(schedule.nextOn)}</Notice>
  if (hasEarlier) return <p className="text-ink-soft">{myTexts.nothingPlanned}</p>
  return (
    <EmptyState
      picture={<LazyIllustration loader={notebookAndPear} className="aspect-[4/3]" />}
      title={myTexts.noneTitle}
      text={trainer ? myTexts.notScheduled(trainer) : myTexts.notCoached}
    />
  )
}
