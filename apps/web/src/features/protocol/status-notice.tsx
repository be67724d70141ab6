import { formatDeadline } from '@kostbar/contracts/deadline-text'
import { minCompleteDays } from '@kostbar/contracts/protocol/limits'
import type { Protocol, ProtocolOverview } from '@kostbar/contracts/protocol/schemas'
import { TrainerConsentHint } from '../../domain/health/trainer-consent-hint.tsx'
import { formatWeekday } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { texts } from './texts.ts'
import { useProtocolToday } from './use-protocol-today.ts'

interface StatusNoticeProps {
  readonly overview: ProtocolOverview
  readonly protocol: Protocol
}

/** Notice about the state of a protocol; empty while it simply runs. */
export function StatusNotice({ overview: { trainer, deadline }, protocol }: StatusNoticeProps) {
  const today = useProtocolToday()
  const hiddenFrom = protocol.status === 'SUBMITTED' && deadline?.state === 'NO_CONSENT' ? trainer : null
  const text = hiddenFrom ? texts.submit.done : statusText(protocol, trainer, today)
  if (!text) return null
  return (
    <div className="mt-4">
      <Notice>
        <p>{text}</p>
        {hiddenFrom ? (
          <p className="mt-1 font-normal">
            <TrainerConsentHint trainer={hiddenFrom} />
          </p>
        ) : null}
        {deadline?.dueAt ? (
          <p className="mt-1 font-normal">
            {texts.deadline} bis {formatDeadline(new Date(deadline.dueAt))}
          </p>
        ) : null}
        {protocol.status === 'REVIEWED' ? (
          <div className="mt-3">
            <ButtonLink to={`${paths.evaluation}?nummer=${protocol.number}`} size="sm">
              {texts.toEvaluation}
            </ButtonLink>
          </div>
        ) : null}
      </Notice>
    </div>
  )
}

function statusText(
  { status, startsOn, lastEntryDay, writable, days }: Protocol,
  trainer: string | null,
  today: string,
) {
  if (status === 'REVIEWED') return texts.reviewed
  if (status === 'SUBMITTED') return texts.submitted(trainer)
  if (status === 'REOPENED') return texts.reopened(trainer ?? 'Deine Begleitung')
  if (!writable) return texts.closed(days.filter(({ complete }) => complete).length >= minCompleteDays)
  if (today < startsOn) return texts.notStarted(formatWeekday(startsOn))
  const lastDay = days.at(-1)?.day ?? startsOn
  return today > lastDay && lastEntryDay ? texts.late(formatWeekday(lastEntryDay)) : null
}
