import type { ContentOf, Story, StoryOf } from '@kostbar/contracts/content'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../lib/testing/render-page.tsx'
import { LexiconEntry } from './lexicon-entry.tsx'
import { LexiconIndex } from './lexicon-index.tsx'

const entry = (name: string, more: Partial<ContentOf<'lexicon_entry'>> = {}) =>
  ({
    uuid: name,
    full_slug: `lexikon/${name.toLowerCase()}`,
    content: {
      component: 'lexicon_entry',
      _uid: name,
      name,
      summary: `Was ${name} ist.`,
      related: [],
      sources: [],
      ...more,
    },
  }) as unknown as StoryOf<'lexicon_entry'>

test('lists the entries under their letters, with links', async () => {
  const stories: Story[] = [entry('Zink'), entry('Eisen'), entry('Ballaststoffe'), entry('Energie')]
  vi.stubGlobal('fetch', async () => Response.json({ stories, total: stories.length, perPage: 100 }))
  renderPage(<LexiconIndex />)
  expect((await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)).toEqual([
    'B',
    'E',
    'Z',
  ])
  const underE = within(screen.getByRole('region', { name: 'E' }))
  expect(underE.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/lexikon/eisen',
    '/lexikon/energie',
  ])
  expect(underE.getByText('Was Eisen ist.')).toBeTruthy()
})

test('lists the entries of all pages', async () => {
  const all = Array.from({ length: 230 }, (_, index) => entry(`Zutat ${index}`))
  vi.stubGlobal('fetch', async (url: string) => {
    const page = Number(new URL(url, 'http://localhost').searchParams.get('page'))
    return Response.json({ stories: all.slice((page - 1) * 100, page * 100), total: all.length, page, perPage: 100 })
  })
  renderPage(<LexiconIndex />)
  await screen.findByRole('link', { name: 'Zutat 0' })
  expect(screen.getAllByRole('link')).toHaveLength(230)
})

test('says that the entries load, and when they could not be loaded', async () => {
  const answer = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => answer.promise)
  const { user } = renderPage(<LexiconIndex />)
  expect(screen.getByRole('status').textContent).toBe('Einen Moment …')
  answer.resolve(new Response('', { status: 503 }))
  await screen.findByRole('heading', { name: 'Das Lexikon lässt sich gerade nicht laden' })
  vi.stubGlobal('fetch', async () => Response.json({ stories: [entry('Zink')], total: 1, perPage: 100 }))
  await user.click(screen.getByRole('button', { name: 'Nochmal versuchen' }))
  await screen.findByRole('link', { name: 'Zink' })
})

test('an entry leads back to the lexicon, to related entries and to its sources', () => {
  const source = { component: 'source', _uid: 's', title: 'Referenzwerte', publisher: 'DGE', year: '2024' }
  const sources = [{ ...source, url: 'https://dge.example/eisen' }] as unknown as ContentOf<'source'>[]
  renderPage(<LexiconEntry story={entry('Eisen', { related: [entry('Zink')], sources })} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Eisen')
  expect(screen.getByRole('link', { name: 'Lexikon' }).getAttribute('href')).toBe('/lexikon')
  expect(screen.getByRole('link', { name: 'Zink' }).getAttribute('href')).toBe('/lexikon/zink')
  expect(screen.getByRole('link', { name: 'Referenzwerte' }).getAttribute('rel')).toBe('noreferrer')
  expect(screen.getByText('DGE, 2024')).toBeTruthy()
})

test('an entry without related entries and sources has neither heading', () => {
  renderPage(<LexiconEntry story={entry('Eisen')} />)
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
})
