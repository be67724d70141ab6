import type { StoryList } from '@kostbar/contracts/content'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../lib/testing/render-page.tsx'
import { BlogList } from './blog-list.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const article = (title: string) => ({
  uuid: title,
  full_slug: `blog/${title}`,
  first_published_at: '2026-11-21T08:00:00.000Z',
  content: { component: 'blog_article', title, description: 'Worum es geht', category: 'Alltag', readTime: 6 },
})

/** Stubs the web server's story lists and records the requests as 'search page'. */
function lists(answer: (query: URLSearchParams) => { titles: string[]; total: number } | Response) {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    const query = new URL(url, 'http://kostbar.test').searchParams
    requests.push(`${query.get('search') ?? ''} ${query.get('page')}`)
    const list = answer(query)
    if (list instanceof Response) return list
    const page = Number(query.get('page'))
    return Response.json({
      stories: list.titles.map(article),
      page,
      perPage: 2,
      total: list.total,
    } as unknown as StoryList)
  })
  return requests
}

const block = { component: 'blog_list', _uid: 'b', title: 'Aus der Küche' } as const
const show = (at = '/blog') => renderPage(<BlogList block={block} context="page" first />, { at, user: null })
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const search = () => screen.getByRole('searchbox', { name: 'Artikel suchen' })

test('lists articles with date and reading time, and loads more on click', async () => {
  lists((query) =>
    query.get('page') === '1' ? { titles: ['eins', 'zwei'], total: 3 } : { titles: ['drei'], total: 3 },
  )
  const { user, router } = show()
  await screen.findByRole('link', { name: 'eins' })
  expect(screen.getAllByText('21. November 2026')).toHaveLength(2)
  expect(screen.getAllByText('6 Min. Lesezeit')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Mehr zeigen' }))
  await screen.findByRole('link', { name: 'drei' })
  expect(titles()).toEqual(['eins', 'zwei', 'drei'])
  expect(screen.queryByRole('button', { name: 'Mehr zeigen' })).toBeNull()
  // The button is gone: the focus is at the first new article, and the number of articles is announced.
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'drei' }))
  expect(screen.getByText('3 von 3 Artikeln').getAttribute('role')).toBe('status')
  // The way back from an article leads to both pages.
  expect(router.state.location.search).toBe('?seiten=2')
})

test('articles that arrive late change neither the page that was opened meanwhile nor the focus', async () => {
  const second = Promise.withResolvers<void>()
  const list = (title: string, page: number) =>
    Response.json({ stories: [article(title)], page, perPage: 1, total: 2 } as unknown as StoryList)
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('page=1')) return list('eins', 1)
    await second.promise
    return list('zwei', 2)
  })
  const { user, router } = show()
  await user.click(await screen.findByRole('button', { name: 'Mehr zeigen' }))
  await user.click(search())
  second.resolve()
  await screen.findByRole('link', { name: 'zwei' })
  expect(document.activeElement).toBe(search())
  await waitFor(() => expect(router.state.location.search).toBe('?seiten=2'))
  // The way back keeps its pages, and a page opened from here gets none.
  await user.click(screen.getByRole('link', { name: 'zwei' }))
  expect([router.state.location.pathname, router.state.location.search]).toEqual(['/blog/zwei', ''])
})

test('a search restarts the list and is stored in the URL', async () => {
  const requests = lists((query) =>
    query.get('search') === "100% 'roh'"
      ? { titles: ['Rohkost'], total: 1 }
      : { titles: [`seite ${query.get('page')}`, `auch ${query.get('page')}`], total: 9 },
  )
  const { user, router } = show()
  await user.click(await screen.findByRole('button', { name: 'Mehr zeigen' }))
  await screen.findByRole('link', { name: 'seite 2' })
  await user.type(search(), "100% 'roh'")
  await screen.findByText('1 Artikel gefunden')
  expect(titles()).toEqual(['Rohkost'])
  expect([...new URLSearchParams(router.state.location.search)]).toEqual([['suche', "100% 'roh'"]])
  expect(requests.at(-1)).toBe("100% 'roh' 1")
})

test('the empty state clears the search', async () => {
  lists((query) => (query.get('search') ? { titles: [], total: 0 } : { titles: ['eins'], total: 1 }))
  const { user } = show('/blog?suche=xyz')
  await screen.findByText('Dazu haben wir noch nichts geschrieben')
  await user.click(screen.getByRole('button', { name: 'Alle Artikel anzeigen' }))
  await screen.findByRole('link', { name: 'eins' })
  expect((search() as HTMLInputElement).value).toBe('')
})

test('shows a load error and retries', async () => {
  let works = false
  lists(() => (works ? { titles: ['eins'], total: 1 } : new Response('', { status: 404 })))
  const { user } = show()
  await screen.findByText('Die Artikel lassen sich gerade nicht laden')
  works = true
  await user.click(screen.getByRole('button', { name: 'Nochmal versuchen' }))
  await waitFor(() => expect(screen.getByRole('link', { name: 'eins' })).toBeTruthy())
})

test('cuts a search of 10 000 characters', async () => {
  const requests = lists(() => ({ titles: ['eins'], total: 1 }))
  show(`/blog?suche=${'a'.repeat(10_000)}`)
  await screen.findByRole('link', { name: 'eins' })
  expect(requests[0]?.length).toBeLessThan(220)
})

test('scrolls the chosen topic into the middle of the row of topics', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(90)
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(500)
  lists(() => ({ titles: ['eins'], total: 1 }))
  show('/blog?thema=Alltag')
  const chip = await screen.findByRole('link', { name: 'Alltag' })
  expect(chip.closest('ul')?.scrollLeft).toBe(350)
})

test('topics narrow the list, keep the search, and are links', async () => {
  const topics: (string | null)[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    topics.push(new URL(url, 'http://kostbar.test').searchParams.get('category'))
    return Response.json({
      stories: [article('eins')],
      page: 1,
      perPage: 10,
      total: 1,
      categories: ['Alltag', 'Küche'],
    })
  })
  const { user, router } = show('/blog?suche=brot')
  const chips = await screen.findByRole('navigation', { name: 'Themen' })
  expect([...chips.querySelectorAll('a')].map(({ textContent }) => textContent)).toEqual([
    'Alle Themen',
    'Alltag',
    'Küche',
  ])
  const kitchen = screen.getByRole('link', { name: 'Küche' })
  expect(kitchen.getAttribute('href')).toBe('/blog?thema=K%C3%BCche')
  await user.click(kitchen)
  await waitFor(() => expect(topics.at(-1)).toBe('Küche'))
  expect(router.state.location.search).toBe('?suche=brot&thema=K%C3%BCche')
  expect(screen.getByRole('link', { name: 'Küche' }).getAttribute('aria-current')).toBe('true')
})
