import type { LoaderFunction } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { testQueries } from '../../lib/testing/render-page.tsx'
import { contentRoutes } from './content-routes.ts'

vi.mock('./load-story.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Opens `/blog/kaffee` while the module that loads content cannot be imported. */
async function openPage(head: () => Promise<Response>) {
  vi.stubGlobal('fetch', vi.fn(head))
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  const routes = contentRoutes({ queries: testQueries(), content: {} as never, signedIn: async () => null })
  const loader = routes.find(({ path }) => path === '/blog/*')?.loader as LoaderFunction
  const request = new Request('http://localhost/blog/kaffee')
  const data = await loader({ request, params: {}, context: {} } as never)
  return { data, opened: assign.mock.calls.map(([url]) => `${url}`) }
}

test('a page whose loader cannot be imported is opened as a document where the server answers', async () => {
  const { opened } = await openPage(async () => new Response(null, { status: 200 }))
  expect(opened).toEqual(['http://localhost/blog/kaffee'])
})

test.each([
  ['offline', () => Promise.reject(new TypeError('offline'))],
  ['while the server fails', async () => new Response(null, { status: 503 })],
])('%s it is unavailable, and nothing is reloaded', async (_, head) => {
  const { data, opened } = await openPage(head)
  expect(data).toMatchObject({ status: 503 })
  expect(opened).toEqual([])
})
