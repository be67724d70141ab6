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
import { texts } from './texts.ts'

interface ListShortcuts {
  /** The element around search field and list. */
  readonly area: RefObject<HTMLElement | null>
  readonly items: readonly Client[]
  readonly onToggle: (id: string) => void
  readonly onHelp: () => void
}

const linksIn = (area: HTMLElement | null) => [...(area?.querySelectorAll<HTMLElement>('[data-client]') ?? [])]

/** Index of the row with the focus; -1 outside the list. */
const focusedIndex = (links: readonly HTMLElement[]) =>
  links.findIndex((link) => link.closest('tr')?.contains(document.activeElement))

/** The list by keyboard: the row with the focus is the one that keys act on. */
export function useListShortcuts({ area, items, onToggle, onHelp }: ListShortcuts): void {
  const navigate = useNavigate()
  const settle = useApiMutation(messages.setFolder, {
    refresh: [clients.list, messages.inbox],
    onError: (problem) => toastProblem(problem),
    onSuccess: (_answer, { params }) => {
      const client = items.find(({ id }) => id === params.userId)
      if (client) void toast.success(texts.answered(fullName(client)))
    },
  })

  const move = (step: 1 | -1) => {
    const links = linksIn(area.current)
    const index = focusedIndex(links)
    const next = index === -1 ? (step === 1 ? 0 : links.length - 1) : index + step
    links[Math.min(Math.max(next, 0), links.length - 1)]?.focus()
  }
  const withFocused = (run: (client: Client) => void) => {
    const links = linksIn(area.current)
    const id = links[focusedIndex(links)]?.dataset.client
    const client = items.find((item) => item.id === id)
    if (client) run(client)
  }

  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    x: () => withFocused(({ id }) => onToggle(id)),
    r: () => withFocused(({ id }) => void navigate(userPath(paths.userMessages, id))),
    e: () =>
      withFocused(({ id, answer }) => {
        if (answer) settle.mutate({ params: { userId: id }, body: { folder: 'DONE' } })
      }),
    '/': () => area.current?.querySelector<HTMLElement>('input[type="search"]')?.focus(),
    '?': onHelp,
  })
}
