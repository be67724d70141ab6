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

/** Renders blocks and waits for their lazy components. */
const show = (blocks: Block[], context: 'page' | 'article' = 'page') =>
  act(async () => renderPage(<Blocks blocks={blocks} context={context} />))

const quote = (text: string): Block => ({ component: 'quote', _uid: text, text })

test('omits a block that throws, and renders the others', async () => {
  // Invalid by the content model's types; only an unfinished draft or a bug could produce this block.
  const broken = { component: 'feature_list', _uid: 'x', title: 'Kaputt', items: null } as unknown as Block
  await show([quote('davor'), broken, quote('danach')])
  await screen.findByText('davor')
  await screen.findByText('danach')
  expect(screen.queryByText('Kaputt')).toBeNull()
})

test('names an unknown component in a draft', async () => {
  await show([{ component: 'unknown', _uid: 'u', name: 'wheel_of_fortune' }])
  await screen.findByText(/„wheel_of_fortune“ wird auf der veröffentlichten Seite nicht angezeigt/)
})

test('marks every block for the visual editor', async () => {
  const json = '{"uid":"q","id":"7"}'
  await show([{ ...quote('hier'), _editable: `<!--#storyblok#${json}-->` }], 'article')
  expect((await screen.findByText('hier')).closest('[data-blok-uid="7-q"]')).not.toBeNull()
})

test('skips empty blocks, and the next one has the main heading', async () => {
  await show([
    { component: 'image_stage', _uid: 's', title: '', actions: [] },
    { component: 'feature_list', _uid: 'f', title: 'Ohne Inhalt', items: [] },
    { component: 'image_stage', _uid: 't', title: 'Hier beginnt es', actions: [] },
  ])
  await screen.findByRole('heading', { level: 1, name: 'Hier beginnt es' })
  expect(screen.getAllByRole('heading')).toHaveLength(1)
})
