import type { CheckInStatus } from '@kostbar/contracts/check-ins/schemas'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { texts } from './texts.ts'

const tones: Readonly<Record<CheckInStatus, BadgeTone>> = {
  OPEN: 'quiet',
  SUBMITTED: 'apricot',
  REPLIED: 'leaf',
  MISSED: 'quiet',
}

/** State of a check-in as a badge. */
export const StatusBadge = ({ status }: { readonly status: CheckInStatus }) => (
  <Badge tone={tones[status]}>{texts.statuses[status]}</Badge>
)
