import { checkIns } from '@kostbar/contracts/check-ins/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { MoreLink } from '../../ui/more-link.tsx'
import { queueTexts as texts } from './queue-texts.ts'

/** Trainer's link to the check-ins that wait for a reply, with their number when there are any. */
export function CheckInQueueLink() {
  const count = useQuery(query(checkIns.queue, { query: { perPage: 1 } })).data?.total ?? 0
  return count > 0 ? (
    <MoreLink to={paths.checkInQueue} text={texts.linkWithCount(count)} label={texts.linkLabel(count)} />
  ) : (
    <MoreLink to={paths.checkInQueue} text={texts.title} />
  )
}
