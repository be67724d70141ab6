import { dayTextLengths } from '@kostbar/contracts/protocol/limits'
import type { ProtocolDay } from '@kostbar/contracts/protocol/schemas'
import { useState } from 'react'
import { TextArea } from '../../../ui/text-area.tsx'
import type { EntryQueue } from '../queue/entry-queue.ts'
import { texts } from '../texts.ts'

interface DayTextProps {
  readonly field: keyof typeof dayTextLengths
  readonly day: ProtocolDay
  readonly isReadOnly: boolean
  readonly queue: EntryQueue
}

/** Debounce of saving a text, in ms. */
const typingPauseMs = 1000

/** Text field of a protocol day, saved while typing. */
export function DayText({ field, day, isReadOnly, queue }: DayTextProps) {
  // The API trims texts: local text is kept while the field has the focus, so that trailing spaces are not lost.
  const [typed, setTyped] = useState<string>()
  const hint = field === 'movement' && !isReadOnly ? texts.day.movementHint : undefined
  return (
    <TextArea
      label={texts.day[field]}
      description={hint}
      optional
      disabled={isReadOnly}
      maxLength={dayTextLengths[field]}
      className="min-h-12!"
      value={typed ?? day[field]}
      onChange={({ target }) => {
        setTyped(target.value)
        queue.saveDay(day.day, { [field]: target.value.trim() }, typingPauseMs)
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}
