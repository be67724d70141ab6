import type { DeviceSession } from '@kostbar/contracts/sessions/schemas'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { DeviceRow } from './device-row.tsx'
import { texts } from './texts.ts'

/** As many as one looks through. */
const shownAtFirst = 5

interface DeviceListProps {
  readonly sessions: readonly DeviceSession[]
  readonly sectionId: string
}

/** This device, then the others, last used first; of many the first few. */
export function DeviceList({ sessions, sectionId }: DeviceListProps) {
  const [all, setAll] = useState(false)
  const sorted = [...sessions].sort((one, other) => Number(other.current) - Number(one.current))
  const shown = all ? sorted : sorted.slice(0, shownAtFirst)
  return (
    <>
      <ul className="-my-3">
        {shown.map((session) => (
          <DeviceRow key={session.id} session={session} sectionId={sectionId} />
        ))}
      </ul>
      {shown.length < sorted.length ? (
        <p className="mt-4">
          <Button variant="quiet" size="sm" className="-ml-3" onClick={() => setAll(true)}>
            {texts.showAll(sorted.length)}
          </Button>
        </p>
      ) : null}
    </>
  )
}
