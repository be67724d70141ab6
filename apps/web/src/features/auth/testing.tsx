import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import { createQueryClient } from '../../lib/query-client.ts'

/** Stubbed answer of the API: status and body. */
export type Reply = readonly [status: number, body: unknown]

export interface SentCall {
  method: string
  url: string
  body: unknown
}

/**
 * Stubs `fetch` with answers by path (the part after /api, without query); unknown paths fail like a lost connection.
 * @returns requests in the order they were sent
 */
export function stubApi(replies: Record<string, Reply | (() => Promise<Reply>)>): SentCall[] {
  const sent: SentCall[] = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    sent.push({ method, url, body: body === undefined ? undefined : JSON.parse(body) })
    const reply = replies[decodeURIComponent(url.replace(/^\/api/, '').replace(/\?.*/, ''))]
    if (!reply) throw new TypeError('Failed to fetch')
    const [status, answer] = typeof reply === 'function' ? await reply() : reply
    return new Response(JSON.stringify(answer), { status })
  })
  return sent
}

/** Error answer in the format of the API. */
export const refusal = (status: number, code: string, msg: string, fields?: Record<string, string>): Reply => [
  status,
  { success: false, code, msg, ...(fields ? { fields } : {}) },
]

/** Renders a page at an address in a memory router; every other path renders nothing. */
export function renderAt(address: string, page: ReactElement) {
  const path = address.replace(/[?#].*/, '')
  const router = createMemoryRouter(
    [
      { path, element: page },
      { path: '*', element: null },
    ],
    {
      initialEntries: ['/davor', address],
      initialIndex: 1,
    },
  )
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return router
}
