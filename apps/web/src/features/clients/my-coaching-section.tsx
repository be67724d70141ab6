import { clients } from '@kostbar/contracts/clients/endpoints'
import { formatDeadline } from '@kostbar/contracts/deadline-text'
import type { Answer } from '@kostbar/contracts/endpoint'
import { health } from '@kostbar/contracts/health/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { useQuery } from '@tanstack/react-query'
import { TrainerConsentHint } from '../../domain/health/trainer-consent-hint.tsx'
import { TrainerCard } from '../../domain/trainers/trainer-card.tsx'
import { VisibleData } from '../../domain/trainers/visible-data.tsx'
import { fullName } from '../../domain/users/person.ts'
import { query } from '../../lib/api.ts'
import { ConfirmCallButton } from '../../lib/confirm-call-button.tsx'
import { formatDate } from '../../lib/format.ts'
import { focusSection, PageSection } from '../../ui/page-section.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { coachingTexts as texts } from './coaching-texts.ts'

type MyTrainer = NonNullable<Answer<typeof clients.myTrainer>['trainer']>

/** Settings section of the member: their trainer, what the trainer may see, and the end of the coaching. */
export function MyCoachingSection({ id }: { id: string }) {
  const trainerQuery = useQuery(query(clients.myTrainer))
  return (
    <PageSection id={id} title={texts.title}>
      <QueryView query={trainerQuery} errorTitle={texts.failed} headingLevel={3} skeleton={<CoachingSkeleton />}>
        {({ trainer }) =>
          trainer ? <Coaching trainer={trainer} sectionId={id} /> : <p className="text-ink-soft">{texts.nobody}</p>
        }
      </QueryView>
    </PageSection>
  )
}

const CoachingSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-4">
    <Skeleton className="h-20 w-full rounded-lg" />
    <Skeleton className="h-4 w-2/3" />
  </SkeletonArea>
)

function Coaching({ trainer, sectionId }: { trainer: MyTrainer; sectionId: string }) {
  const { answer, isPaused, startedAt } = trainer
  return (
    <>
      <TrainerCard trainer={trainer} name={fullName(trainer)} />
      <p className="mt-4">
        {texts.since(formatDate(startedAt))} {isPaused ? texts.paused : ''}
        {!isPaused && answer?.dueAt ? texts.answerUntil(formatDeadline(answer.dueAt)) : ''}
        {!isPaused && answer?.state === 'NO_CONSENT' ? <TrainerConsentHint trainer={trainer.firstName} /> : null}
      </p>
      <div className="mt-6">
        <VisibleData trainer={trainer.firstName} headingLevel={3} />
      </div>
      <ConfirmCallButton
        button={{ variant: 'secondary', className: 'mt-6' }}
        endpoint={clients.endMine}
        request={{}}
        refresh={[clients.myTrainer, users.info, health.consent]}
        title={texts.endTitle}
        text={texts.endText(trainer.firstName)}
        confirmLabel={texts.endConfirm}
        done={texts.ended}
        onDone={() => focusSection(sectionId)}
      >
        {texts.end}
      </ConfirmCallButton>
    </>
  )
}
