import { clients } from '@kostbar/contracts/clients/endpoints'
import type { Client } from '@kostbar/contracts/clients/schemas'
import { messages } from '@kostbar/contracts/messages/endpoints'
import type { RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import { fullName } from '../../domain/users/person.ts'
import { useApiMutation } from '../../lib/api.ts'
import { paths, userPath } from '../../lib/paths.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { useShortcuts } from '../../lib/use-shortcuts.ts'
import { toast } from '../../ui/toast.ts'
import { clientLinksIn, focusedIndexOf } from './client-links.ts'
import { texts } from './texts.ts'

interface ListShortcuts {
  /** Element that contains the search field and the list. */
  readonly area: RefObject<HTMLElement | null>
  readonly items: readonly Client[]
  /** Query string of the list's filters, kept in links to clients' pages. */
  readonly search: string
  readonly onToggle: (client: Client) => void
  readonly onHelp: () => void
}

/** Keyboard shortcuts of the client list; they act on the focused row. */
export function useListShortcuts({ area, items, search, onToggle, onHelp }: ListShortcuts): void {
  const navigate = useNavigate()
  const closeThread = useApiMutation(messages.setFolder, {
    refresh: [clients.list, clients.get, messages.inbox, messages.thread, messages.unread],
    onError: toastProblem,
    onSuccess: (_answer, { params }) => {
      const client = items.find(({ id }) => id === params.userId)
      if (client) toast.success(texts.answered(fullName(client)))
    },
  })

  const move = (step: 1 | -1) => {
    const links = clientLinksIn(area.current)
    const index = focusedIndexOf(links)
    const next = index === -1 ? (step === 1 ? 0 : links.length - 1) : index + step
    links[Math.min(Math.max(next, 0), links.length - 1)]?.focus()
  }
  /** Moves the focus to the next row (from the last to the previous one) before the list moves the current row away. */
  const leaveRow = () => {
    const links = clientLinksIn(area.current)
    move(focusedIndexOf(links) === links.length - 1 ? -1 : 1)
  }
  const withFocused = (run: (client: Client) => void) => {
    const links = clientLinksIn(area.current)
    const id = links[focusedIndexOf(links)]?.dataset.client
    const client = items.find((item) => item.id === id)
    if (client) run(client)
  }

  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    x: () => withFocused(onToggle),
    r: () => withFocused(({ id }) => void navigate({ pathname: userPath(paths.userMessages, id), search })),
    e: () =>
      withFocused((client) => {
        const { id, waitingFor } = client
        if (!waitingFor) return
        if (waitingFor !== 'MESSAGE') return toast.error(texts.notByKey(fullName(client)))
        leaveRow()
        closeThread.mutate({ params: { userId: id }, body: { folder: 'DONE' } })
      }),
    a: () => area.current?.querySelector<HTMLElement>('[data-bulk-actions] button')?.focus(),
    '/': () => area.current?.querySelector<HTMLElement>('input[type="search"]')?.focus(),
    '?': onHelp,
  })
}
