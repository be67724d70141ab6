import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useSearchParamState } from './search-param-state.ts'
import { renderPage } from './testing/render-page.tsx'

function Probe() {
  const { read, change } = useSearchParamState()
  return (
    <>
      <output>{`${read('suche')}|${read('seite')}`}</output>
      <button type="button" onClick={() => change({ suche: 'öl & essig', seite: '' }, true)}>
        Suchen
      </button>
      <button type="button" onClick={() => change({ seite: '3' }, false)}>
        Blättern
      </button>
    </>
  )
}

test('changes several parameters together, removes empty ones, keeps the others', async () => {
  const { user, router } = renderPage(<Probe />, { at: '/?seite=2&ordnung=name' })
  expect(screen.getByRole('status').textContent).toBe('|2')
  await user.click(screen.getByRole('button', { name: 'Suchen' }))
  expect(screen.getByRole('status').textContent).toBe('öl & essig|')
  expect([...new URLSearchParams(router.state.location.search)]).toEqual([
    ['ordnung', 'name'],
    ['suche', 'öl & essig'],
  ])
  expect(router.state.historyAction).toBe('REPLACE')
})

test('a page turned is one step back', async () => {
  const { user, router } = renderPage(<Probe />, { at: '/?seite=2' })
  await user.click(screen.getByRole('button', { name: 'Blättern' }))
  expect(router.state.historyAction).toBe('PUSH')
  await router.navigate(-1)
  expect((await screen.findByText('|2')).tagName).toBe('OUTPUT')
})

test('of two quick changes none is lost', async () => {
  const { router } = renderPage(<Probe />, { at: '/?seite=2' })
  await act(async () => {
    screen.getByRole('button', { name: 'Suchen' }).click()
    screen.getByRole('button', { name: 'Blättern' }).click()
  })
  expect([...new URLSearchParams(router.state.location.search)]).toEqual([
    ['suche', 'öl & essig'],
    ['seite', '3'],
  ])
})
