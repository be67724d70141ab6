import { scheduledDays } from '@kostbar/contracts/challenges/days'
import { challenges } from '@kostbar/contracts/challenges/endpoints'
import type { ChallengeDetail } from '@kostbar/contracts/challenges/schemas'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../lib/api.ts'
import { ConfirmCall } from '../../lib/confirm-call.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { SlideOver } from '../../ui/slide-over.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { formatPeriod, formatWeekdays } from './format-schedule.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { ParticipantList } from './participant-list.tsx'
import { PhaseBadge } from './phase-badge.tsx'
import { texts as allTexts } from './texts.ts'

const texts = allTexts.panel

interface ChallengePanelProps {
  readonly id: string
  readonly onEdit: () => void
  readonly onRepeat: () => void
  readonly onClose: () => void
}

/** Details of a challenge with its participants and actions. */
export function ChallengePanel({ id, onEdit, onRepeat, onClose }: ChallengePanelProps) {
  const [page, setPage] = useState(1)
  const challengeQuery = useQuery({
    ...query(challenges.get, { params: { id }, query: { page } }),
    placeholderData: keepPreviousData,
  })
  return (
    <SlideOver
      // The panel is already tied to the URL, which the back button changes.
      closesOnBack={false}
      isOpen
      onOpenChange={onClose}
      title={challengeQuery.data?.title ?? allTexts.manage.title}
    >
      <QueryView query={challengeQuery} errorTitle={texts.failed} headingLevel={3} skeleton={<PanelSkeleton />}>
        {(challenge) => (
          <>
            <Facts challenge={challenge} />
            <Actions challenge={challenge} onEdit={onEdit} onRepeat={onRepeat} onClose={onClose} />
            <ParticipantList challenge={challenge} onPage={setPage} />
          </>
        )}
      </QueryView>
    </SlideOver>
  )
}

function Facts({ challenge }: { readonly challenge: ChallengeDetail }) {
  const { phase, description, cancelReason, points, requiredDays, reminderTime } = challenge
  const all = scheduledDays(challenge).length
  const lines = [
    formatPeriod(challenge),
    `${formatWeekdays(challenge.weekdays)} · ${allTexts.days(all)}`,
    requiredDays === null ? texts.noTarget : texts.required(requiredDays, all),
    texts.points(points),
    ...(reminderTime ? [texts.reminder(reminderTime)] : []),
  ]
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <PhaseBadge phase={phase} />
        <span className="font-semibold">{allTexts.goal(challenge)}</span>
      </p>
      {cancelReason ? (
        <div className="mt-4">
          <Notice>
            <p className="whitespace-pre-line wrap-anywhere">{texts.reasonWas(cancelReason)}</p>
          </Notice>
        </div>
      ) : null}
      {description ? <p className="measure mt-4 whitespace-pre-line wrap-anywhere">{description}</p> : null}
      <ul className="mt-4 flex flex-col gap-1 text-ink-soft">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}

type ActionsProps = Omit<ChallengePanelProps, 'id'> & { readonly challenge: ChallengeDetail }

function Actions({ challenge, onEdit, onRepeat, onClose }: ActionsProps) {
  const { id, title, phase } = challenge
  const [dialog, setDialog] = useState<'cancel' | 'invite' | 'remove'>()
  const isEditable = phase === 'DRAFT' || phase === 'PLANNED'
  const isOpen = phase === 'PLANNED' || phase === 'RUNNING'
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {isEditable ? <Button onClick={onEdit}>{texts.edit}</Button> : null}
      {isOpen && challenge.audience === 'CLIENTS' ? (
        <Button variant={isEditable ? 'secondary' : 'primary'} onClick={() => setDialog('invite')}>
          {texts.invite}
        </Button>
      ) : null}
      {phase === 'DRAFT' ? null : (
        <Button variant="secondary" onClick={onRepeat}>
          {texts.repeat}
        </Button>
      )}
      {isOpen ? (
        <Button variant="secondary" onClick={() => setDialog('cancel')}>
          {texts.cancel}
        </Button>
      ) : null}
      {phase === 'DRAFT' ? (
        <Button variant="secondary" onClick={() => setDialog('remove')}>
          {texts.remove}
        </Button>
      ) : null}
      {dialog === 'cancel' ? <CancelDialog id={id} onClose={() => setDialog(undefined)} /> : null}
      {dialog === 'invite' ? <InviteDialog challenge={challenge} onClose={() => setDialog(undefined)} /> : null}
      {dialog === 'remove' ? (
        <ConfirmCall
          endpoint={challenges.remove}
          request={{ params: { id } }}
          refresh={challenges.list}
          title={texts.removeTitle}
          text={texts.removeText(title)}
          confirmLabel={texts.remove}
          done={texts.removed}
          onDone={onClose}
          onClose={() => setDialog(undefined)}
        />
      ) : null}
    </div>
  )
}

const PanelSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-4">
    <Skeleton className="h-6 w-1/2" />
    <Skeleton className="h-20 w-full rounded-md" />
    <Skeleton className="h-32 w-full rounded-md" />
  </SkeletonArea>
)
