import type { StoryOf } from '@kostbar/contracts/content'
import { createMemoryRouter, createStaticHandler, matchRoutes, type RouteObject } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import type { ContentSource } from '../lib/content/source.ts'
import { paths } from '../lib/paths.ts'
import { createQueryClient } from '../lib/query-client.ts'
import { lazyModules } from './lazy-modules.ts'
import { pageInfo, type RouteHandle, withSiteName } from './page-info.ts'
import { createRoutes } from './router.tsx'

const imprint: StoryOf<'page'> = {
  uuid: 'u',
  name: 'Impressum',
  full_slug: 'impressum',
  first_published_at: null,
  published_at: null,
  tag_list: [],
  content: {
    component: 'page',
    _uid: 'u',
    title: 'Impressum',
    description: 'Wer wir sind.',
    no_index: false,
    body: [],
  },
}
const blogList = { component: 'blog_list', _uid: 'b', title: 'Blog' } as const
const queries = createQueryClient()
const content: ContentSource = {
  story: async (slug) => (slug === 'impressum' ? imprint : null),
  stories: async () => Promise.reject(new Error('down')),
  settings: async () => Promise.reject(new Error('down')),
}
const routes = createRoutes({ resolveSession: async () => null, queries, content, preview: false })
const contentPaths: readonly string[] = [
  'home',
  'blog',
  'lexicon',
  'recipeTastings',
  'sale',
  'terms',
  'privacy',
  'imprint',
  'accessibility',
]
const pageInfoAt = (path: string) => pageInfo(matchRoutes(routes, path)?.map(({ route }) => route) ?? [])
const flatten = (all: RouteObject[]): RouteObject[] => all.flatMap((route) => [route, ...flatten(route.children ?? [])])

test.each(Object.entries(paths).filter(([name]) => !contentPaths.includes(name)))(
  '%s has a page with its own title',
  (name, path) => {
    const { head, status } = pageInfoAt(path)
    expect(head.title).not.toBe('Kostbar')
    expect(status).toBe(name === 'notFound' ? 404 : 200)
  },
)

test.each([
  ['/impressum', 200, 'Impressum'],
  ['/gibt/es/nicht', 404, 'Seite nicht gefunden'],
  ['/settings', 404, 'Seite nicht gefunden'],
  ['/blog/impressum', 404, 'Seite nicht gefunden'],
  ['//impressum', 404, 'Seite nicht gefunden'],
  ['/%2Fimpressum', 404, 'Seite nicht gefunden'],
])('%s answers %i', async (path, status, title) => {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`http://kostbar.test${path}`))
  if (context instanceof Response) throw new Error('redirected')
  const matches = context.matches.map(({ route }) => ({ ...route, loaderData: context.loaderData[route.id] }))
  expect(pageInfo(matches)).toMatchObject({ status, head: { title } })
})

test.each([
  [paths.profile, true],
  [paths.anamnesis, true],
  [paths.clientManagement, true],
  [paths.editNutritionPlan, true],
  [paths.home, false],
  [paths.login, false],
  ['/blog/etwas', false],
])('%s belongs to the application: %s', (path, isAppArea) => {
  expect(pageInfoAt(path).isAppArea).toBe(isAppArea)
})

test('a changed search does not reload the route, a retry does', async () => {
  const stories = vi.fn(content.stories)
  const blog = { ...imprint, full_slug: 'blog', content: { ...imprint.content, body: [blogList] } }
  const source = { ...content, story: async () => blog, stories }
  const all = createRoutes({
    resolveSession: async () => null,
    queries: createQueryClient(),
    content: source,
    preview: false,
  })
  const router = createMemoryRouter(all, { initialEntries: ['/blog'] })
  await vi.waitFor(() => expect(router.state.initialized).toBe(true))
  stories.mockClear()
  await router.navigate('/blog?suche=linsen')
  expect(stories).not.toHaveBeenCalled()
  await router.revalidate()
  expect(stories).toHaveBeenCalled()
})

test.each(['/rezepte/x', '/lexikon', '/lexikon/x'])('%s needs a session, except in the visual editor', async (path) => {
  const open = async (preview: boolean) => {
    const all = createRoutes({ resolveSession: async () => null, queries, content, preview })
    return createStaticHandler(all).query(new Request(`http://kostbar.test${path}`))
  }
  expect(((await open(false)) as Response).headers.get('location')).toContain('/login')
  expect(await open(true)).not.toBeInstanceOf(Response)
})

test('titles contain the brand once', () => {
  const { head } = pageInfoAt(paths.shoppingAndNotes)
  expect(withSiteName(head, 'Kostbar').title).toBe('Einkauf & Notizen – Kostbar')
  expect(withSiteName({ title: 'Kostbar – gut essen' }, 'Kostbar').title).toBe('Kostbar – gut essen')
  expect(withSiteName({ title: 'Anmelden', description: 'Bei Kostbar.' }, 'Tafel')).toEqual({
    title: 'Anmelden – Tafel',
    description: 'Bei Tafel.',
  })
  expect(withSiteName({ title: 'Gutes von der Tafel' }, 'Tafel').title).toBe('Gutes von der Tafel')
})

test('words that only begin like the brand are left alone', () => {
  expect(withSiteName({ title: 'Kostbare Reste' }, 'Kostbar').title).toBe('Kostbare Reste – Kostbar')
  expect(withSiteName({ title: 'Kostbare Reste' }, 'Nutria').title).toBe('Kostbare Reste – Nutria')
})

test('every lazy page names the file it loads, for preloading', async () => {
  const lazy = flatten(routes).flatMap((route) =>
    typeof route.lazy === 'function' ? { ...route, lazy: route.lazy } : [],
  )
  expect(lazy.length).toBeGreaterThan(10)
  for (const { lazy: load, handle } of lazy) {
    const { file = '' } = handle as RouteHandle
    const module = (await import(/* @vite-ignore */ `../../${file}`)) as Record<string, unknown>
    const { Component } = (await load()) as { Component: unknown }
    expect(Object.values(module), file).toContain(Component)
  }
})

const lazyParts = [
  '/src/app/checkout-with-auth-forms.tsx',
  '/src/app/shell/account-menu.tsx',
  '/src/ui/toast-container.tsx',
]

test('the lists of modules name exactly the lazy pages and large parts of the entry', () => {
  const files = flatten(routes).flatMap(({ handle }) => (handle as RouteHandle | undefined)?.file ?? [])
  expect(new Set(Object.keys(lazyModules))).toEqual(new Set([...lazyParts, ...files.map((file) => `/${file}`)]))
})
