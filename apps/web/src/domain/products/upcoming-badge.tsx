import { Badge } from '../../ui/badge.tsx'
import { isUpcoming } from './upcoming.ts'

/** Badge 'kommt' after a line of content that names an upcoming feature; otherwise renders nothing. */
export const UpcomingBadge = ({ line }: { line: string }) =>
  isUpcoming(line) ? (
    <>
      {' '}
      <Badge tone="apricot">kommt</Badge>
    </>
  ) : null
