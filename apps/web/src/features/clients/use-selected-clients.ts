import type { Client } from '@kostbar/contracts/clients/schemas'
import { useState } from 'react'

/**
 * Clients chosen for bulk actions. They stay chosen while another page, search or filter is shown.
 * @param items clients of the current page; their data replaces what was known when they were chosen
 */
export function useSelectedClients(items: readonly Client[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Client>>(new Map())
  const listedIds = new Set(items.map(({ id }) => id))
  const unlisted = [...chosen.values()].filter(({ id }) => !listedIds.has(id))
  return {
    /** Those of the current page in its order, then the others. */
    selected: [...items.filter(({ id }) => chosen.has(id)), ...unlisted],
    isSelected: (id: string) => chosen.has(id),
    /** Number of selected clients who are not on the current page. */
    unlistedCount: unlisted.length,
    select: (clients: readonly Client[]) =>
      setChosen((before) => new Map([...before, ...clients.map((client) => [client.id, client] as const)])),
    deselect: (ids: readonly string[]) =>
      setChosen((before) => new Map([...before].filter(([id]) => !ids.includes(id)))),
    clear: () => setChosen(new Map()),
  }
}
