import type { Block } from '@kostbar/contracts/content'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '../../lib/testing/render-page.tsx'
import { Blocks } from './blocks.tsx'

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Blocks load their code, and are waited for. */
const show = (blocks: Block[], place: 'page' | 'article' = 'page') =>
  act(async () => renderPage(<Blocks blocks={blocks} place={place} />))

const quote = (text: string): Block => ({ component: 'quote', _uid: text, text })

test('one block that breaks is missing, and nothing else', async () => {
  // As only an editor's half-written draft, or a mistake of ours, could be.
  const broken = { component: 'feature_list', _uid: 'x', title: 'Kaputt', items: null } as unknown as Block
  await show([quote('davor'), broken, quote('danach')])
  await screen.findByText('davor')
  await screen.findByText('danach')
  expect(screen.queryByText('Kaputt')).toBeNull()
})

test('an unknown component, which only drafts deliver, says what it is', async () => {
  await show([{ component: 'unknown', _uid: 'u', name: 'wheel_of_fortune' }])
  await screen.findByText(/„wheel_of_fortune“ wird auf der veröffentlichten Seite nicht angezeigt/)
})

test('the editor finds every block', async () => {
  const json = '{"uid":"q","id":"7"}'
  await show([{ ...quote('hier'), _editable: `<!--#storyblok#${json}-->` }], 'article')
  expect((await screen.findByText('hier')).closest('[data-blok-uid="7-q"]')).not.toBeNull()
})

test('blocks somebody has only begun with leave no trace, and the next one opens the page', async () => {
  await show([
    { component: 'image_stage', _uid: 's', title: '', actions: [] },
    { component: 'feature_list', _uid: 'f', title: 'Ohne Inhalt', items: [] },
    { component: 'image_stage', _uid: 't', title: 'Hier beginnt es', actions: [] },
  ])
  await screen.findByRole('heading', { level: 1, name: 'Hier beginnt es' })
  expect(screen.getAllByRole('heading')).toHaveLength(1)
})
