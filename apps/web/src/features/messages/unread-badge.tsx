import { messages } from '@kostbar/contracts/messages/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { texts } from './texts.ts'

/** Polling interval where no thread is open; polling stops while the page is hidden. */
const pollMs = 60_000
const maxShown = 99

/** In the menu: in how many threads there is something unread; nothing without any. */
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
