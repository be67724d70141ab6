import { useQuery } from '@tanstack/react-query'
import { act, cleanup, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { QueryView } from '../ui/query-view.tsx'
import { renderPage } from './testing/render-page.tsx'
import { useScrollToHash } from './use-scroll-to-hash.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Page whose section above the hash target is loaded by a query. */
function Page({ load }: { load: () => Promise<string> }) {
  useScrollToHash()
  return (
    <>
      <Above load={load} />
      <section id="passwort">Passwort</section>
    </>
  )
}

function Above({ load }: { load: () => Promise<string> }) {
  const query = useQuery({ queryKey: ['above'], queryFn: load })
  return (
    <QueryView query={query} skeleton={<p>…</p>}>
      {(text) => <p>{text}</p>}
    </QueryView>
  )
}

function open(at: string) {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  const { promise, resolve } = Promise.withResolvers<string>()
  const view = renderPage(<Page load={() => promise} />, { at })
  return { ...view, scroll, arrive: () => act(async () => resolve('Alle Geräte')) }
}

/** Lets the frame pass in which the page would be scrolled. */
const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))

test('scrolls to the hash target again once what is above it has been loaded', async () => {
  const { scroll, arrive, findByText } = open('/einstellungen#passwort')
  await findByText('…')
  expect(scroll).not.toHaveBeenCalled()
  await arrive()
  await waitFor(() => expect(scroll.mock.contexts).toEqual([document.getElementById('passwort')]))
})

test.each(['wheel', 'touchstart', 'keydown', 'pointerdown'])('%s cancels it', async (event) => {
  const { scroll, arrive, findByText } = open('/einstellungen#passwort')
  fireEvent(window, new Event(event))
  await arrive()
  await findByText('Alle Geräte')
  await nextFrame()
  expect(scroll).not.toHaveBeenCalled()
})

test('a page without a hash stays where it is', async () => {
  const { scroll, arrive, findByText } = open('/einstellungen')
  await arrive()
  await findByText('Alle Geräte')
  await nextFrame()
  expect(scroll).not.toHaveBeenCalled()
})
