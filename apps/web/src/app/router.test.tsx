import { matchRoutes, type RouteObject } from 'react-router-dom'
import { expect, test } from 'vitest'
import { paths } from '../lib/paths.ts'
import { describePage, documentTitle, type PageHandle } from './page.ts'
import { createRoutes } from './router.tsx'

const routes = createRoutes(async () => null)
const described = (path: string) => describePage(matchRoutes(routes, path)?.map(({ route }) => route) ?? [])
const flat = (all: RouteObject[]): RouteObject[] => all.flatMap((route) => [route, ...flat(route.children ?? [])])

test.each(Object.entries(paths))('%s has a page with a title of its own', (name, path) => {
  const { head, status } = described(path)
  expect(head.title).not.toBe('Kostbar')
  expect(status).toBe(name === 'notFound' ? 404 : 200)
})

test('an unknown path is not found', () => {
  expect(described('/gibt/es/nicht')).toMatchObject({ status: 404, head: { title: 'Seite nicht gefunden' } })
})

test('titles carry the brand once', () => {
  expect(documentTitle(described(paths.shoppingAndNotes).head.title)).toBe('Einkauf & Notizen – Kostbar')
  expect(documentTitle(described(paths.home).head.title).match(/Kostbar/g)).toHaveLength(1)
})

test('every lazy page names the file it loads, so that the server preloads the right chunk', async () => {
  const lazy = flat(routes).flatMap((route) => (typeof route.lazy === 'function' ? { ...route, lazy: route.lazy } : []))
  expect(lazy.length).toBeGreaterThan(10)
  for (const { lazy: load, handle } of lazy) {
    const { file = '' } = handle as PageHandle
    const module = (await import(/* @vite-ignore */ `../../${file}`)) as Record<string, unknown>
    const { Component } = (await load()) as { Component: unknown }
    expect(Object.values(module), file).toContain(Component)
  }
})
