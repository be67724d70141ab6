import { useQuery } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { QueryView } from '../ui/query-view.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { LoadInOrder } from './load-in-order.tsx'
import { renderPage } from './testing/render-page.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})

function Section({ load }: { load: () => Promise<string> }) {
  const query = useQuery({ queryKey: ['section'], queryFn: load })
  return (
    <QueryView query={query} skeleton={<Skeleton />}>
      {(text) => <p>{text}</p>}
    </QueryView>
  )
}

function open() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const view = renderPage(
    <LoadInOrder className="sections">
      <Section load={() => promise} />
      <p>Konto löschen</p>
    </LoadInOrder>,
  )
  const sections = view.container.querySelector('.sections')
  return {
    /** Whether what follows a skeleton is hidden. The rule itself is tested in a browser, with the settings. */
    hidesWhatFollows: () => sections?.className.includes('invisible'),
    answer: () => act(async () => resolve('Alle Geräte')),
    fail: () => act(async () => reject(new Error('offline'))),
  }
}

test('hides what follows a skeleton until the queries are answered', async () => {
  const { hidesWhatFollows, answer } = open()
  expect(hidesWhatFollows()).toBe(true)
  await answer()
  expect(hidesWhatFollows()).toBe(false)
})

test('hides nothing after a failed query', async () => {
  const { hidesWhatFollows, fail } = open()
  await fail()
  expect(hidesWhatFollows()).toBe(false)
})

test('a query without an answer hides what follows for two seconds', async () => {
  const { hidesWhatFollows } = open()
  await act(() => vi.advanceTimersByTimeAsync(1_999))
  expect(hidesWhatFollows()).toBe(true)
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(hidesWhatFollows()).toBe(false)
})
