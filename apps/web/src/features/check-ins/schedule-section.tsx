import { checkIns } from '@kostbar/contracts/check-ins/endpoints'
import type { CheckInSchedule } from '@kostbar/contracts/check-ins/schemas'
import { useState } from 'react'
import { ConfirmCallButton } from '../../lib/confirm-call-button.tsx'
import { Button } from '../../ui/button.tsx'
import { focusSection, PageSection } from '../../ui/page-section.tsx'
import { clientTexts as texts } from './client-texts.ts'
import { ScheduleForm } from './schedule-form.tsx'

const sectionId = 'jede-woche'

interface ScheduleSectionProps {
  readonly userId: string
  /** First name of the client. */
  readonly name: string
  readonly schedule: CheckInSchedule | null
  /** Last day of the check-in that is open; undefined without one. */
  readonly openUntil: string | undefined
}

/** Section with a client's schedule of weekly check-ins: set up, change and end it. */
export function ScheduleSection({ userId, name, schedule, openUntil }: ScheduleSectionProps) {
  const [isEditing, setEditing] = useState(false)
  const closeForm = () => {
    setEditing(false)
    focusSection(sectionId)
  }
  return (
    <PageSection id={sectionId} title={texts.schedule}>
      {schedule && !isEditing ? (
        <Schedule userId={userId} name={name} schedule={schedule} onEdit={() => setEditing(true)} />
      ) : (
        <>
          {schedule ? null : <p className="measure mb-5 text-ink-soft">{texts.notScheduled(name)}</p>}
          <ScheduleForm userId={userId} schedule={schedule} openUntil={openUntil} onClose={closeForm} />
        </>
      )}
    </PageSection>
  )
}

interface ScheduleProps extends Pick<ScheduleSectionProps, 'userId' | 'name'> {
  readonly schedule: CheckInSchedule
  readonly onEdit: () => void
}

function Schedule({ userId, name, schedule: { formName, weekday, nextOn }, onEdit }: ScheduleProps) {
  return (
    <>
      <p className="measure wrap-anywhere">{texts.scheduled(name, formName, weekday)}</p>
      <p className="mt-1 text-ink-soft">{texts.next(nextOn)}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" onClick={onEdit}>
          {texts.change}
        </Button>
        <ConfirmCallButton
          button={{ variant: 'quiet', size: 'sm' }}
          endpoint={checkIns.unschedule}
          request={{ params: { userId } }}
          refresh={[checkIns.list, checkIns.forms]}
          title={texts.endTitle}
          text={texts.endText(name)}
          confirmLabel={texts.end}
          done={texts.ended}
          onDone={() => focusSection(sectionId)}
        >
          {texts.end}
        </ConfirmCallButton>
      </div>
    </>
  )
}
