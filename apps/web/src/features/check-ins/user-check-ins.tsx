import { checkIns } from '@kostbar/contracts/check-ins/endpoints'
import type { CheckIn } from '@kostbar/contracts/check-ins/schemas'
import { type ReactNode, useState } from 'react'
import { HealthQueryView } from '../../domain/health/health-query-view.tsx'
import { useCursorQuery } from '../../lib/use-cursor-query.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { notebookAndPear } from '../../ui/illustration/scenes.ts'
import { LoadMore } from '../../ui/load-more.tsx'
import { CheckInsSkeleton } from './check-ins-skeleton.tsx'
import { ClientCheckIn } from './client-check-in.tsx'
import { clientTexts } from './client-texts.ts'
import { NewestCheckIn } from './newest-check-in.tsx'
import { ScheduleSection } from './schedule-section.tsx'
import { texts } from './texts.ts'

interface UserCheckInsProps {
  readonly userId: string
  /** First name of the member. */
  readonly name: string
  /** Whether the viewer is the member's trainer, who schedules and replies; an admin only reads. */
  readonly isTrainer: boolean
  /** Renders figures of the week that ends on a calendar day, its last day included. */
  readonly figures?: (until: string) => ReactNode
}

/** A member's weekly check-ins for their trainer or an admin: schedule, the newest beside the week before, all others. */
export function UserCheckIns({ userId, name, isTrainer, figures }: UserCheckInsProps) {
  const [repliedId, setRepliedId] = useState<string>()
  const checkInsQuery = useCursorQuery(checkIns.list, { params: { userId }, query: {} })
  return (
    <HealthQueryView userId={userId} query={checkInsQuery} errorTitle={texts.failed} skeleton={<CheckInsSkeleton />}>
      {(items) => {
        const newest = items.find(hasAnswers)
        const shared = { name, isTrainer, repliedId, onReply: setRepliedId }
        return (
          <div className="flex flex-col gap-6">
            {isTrainer ? (
              <ScheduleSection
                userId={userId}
                name={name}
                schedule={checkInsQuery.first?.schedule ?? null}
                openUntil={items.find(({ status }) => status === 'OPEN')?.closesOn}
              />
            ) : null}
            {newest ? (
              <NewestCheckIn checkIn={newest} before={items.filter(hasAnswers)[1]} figures={figures} {...shared} />
            ) : null}
            <OtherCheckIns items={items.filter((item) => item !== newest)} {...shared} />
            {items.length === 0 ? (
              <Card>
                <EmptyState
                  picture={<LazyIllustration loader={notebookAndPear} className="aspect-[4/3]" />}
                  title={clientTexts.none}
                  text={clientTexts.noneText(name)}
                />
              </Card>
            ) : null}
            <LoadMore query={checkInsQuery} label={texts.more} />
          </div>
        )
      }}
    </HealthQueryView>
  )
}

const hasAnswers = ({ answers }: CheckIn) => answers !== null

type OtherCheckInsProps = Pick<UserCheckInsProps, 'name' | 'isTrainer'> & {
  readonly items: readonly CheckIn[]
  /** Id of the check-in that was replied to just now. */
  readonly repliedId: string | undefined
  readonly onReply: (id: string) => void
}

const OtherCheckIns = ({ items, ...shared }: OtherCheckInsProps) =>
  items.length === 0 ? null : (
    <ul aria-label={clientTexts.others} className="flex flex-col gap-5">
      {items.map((checkIn) => (
        <ClientCheckIn key={checkIn.id} checkIn={checkIn} {...shared} />
      ))}
    </ul>
  )
