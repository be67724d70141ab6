import { messages } from '@kostbar/contracts/messages/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { texts } from './texts.ts'

/** Polling interval outside an open thread, in ms; polling stops while the page is hidden. */
const pollMs = 60_000
const maxShown = 99

/** Badge in the menu with the number of threads with unread messages; renders nothing for zero. */
export function UnreadBadge() {
  const { data } = useQuery({ ...query(messages.unread), refetchInterval: pollMs })
  const count = data?.threads ?? 0
  if (count === 0) return null
  return (
    <span className="absolute top-1.5 left-[calc(50%+0.375rem)] lg:static lg:ml-auto">
      <span
        aria-hidden="true"
        className="grid min-w-5 place-items-center rounded-full bg-leaf px-1 text-xs leading-5 font-semibold text-paper tabular-nums"
      >
        {count > maxShown ? `${maxShown}+` : count}
      </span>
      <VisuallyHidden>{texts.unreadThreads(count)}</VisuallyHidden>
    </span>
  )
}
