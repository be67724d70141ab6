import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'
import { createQueryClient } from '../../lib/query-client.ts'

/** What the API is made to answer: a status and a body. */
export type Reply = readonly [status: number, body: unknown]

export interface SentCall {
  method: string
  url: string
  body: unknown
}

/**
 * Mocks the API: answers by path (the part after /api, without query).
 * @returns what was sent, in order
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

/** A refusal as the API words it. */
export const refusal = (status: number, code: string, msg: string, fields?: Record<string, string>): Reply => [
  status,
  { success: false, code, msg, ...(fields ? { fields } : {}) },
]

/** Shows a page at an address; every other address shows its own path. */
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
