import type { DeviceSession } from '@kostbar/contracts/sessions/schemas'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { focusSection } from '../../ui/page-section.tsx'
import { DeviceRow } from './device-row.tsx'
import { texts } from './texts.ts'

const maxCollapsed = 5

interface DeviceListProps {
  readonly sessions: readonly DeviceSession[]
  readonly sectionId: string
}

/** List of signed-in devices: the current one first, the others by last use; more than five are collapsed. */
export function DeviceList({ sessions, sectionId }: DeviceListProps) {
  const [isExpanded, setExpanded] = useState(false)
  const expand = () => {
    setExpanded(true)
    focusSection(sectionId)
  }
  const sorted = [...sessions].sort((one, other) => Number(other.current) - Number(one.current))
  const visible = isExpanded ? sorted : sorted.slice(0, maxCollapsed)
  return (
    <>
      <ul className="-my-3">
        {visible.map((session) => (
          <DeviceRow key={session.id} session={session} sectionId={sectionId} />
        ))}
      </ul>
      {visible.length < sorted.length ? (
        <p className="mt-4">
          <Button variant="quiet" size="sm" className="-ml-3" onClick={expand}>
            {texts.showAll(sorted.length)}
          </Button>
        </p>
      ) : null}
    </>
  )
}
