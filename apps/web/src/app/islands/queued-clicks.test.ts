import { afterEach, expect, test, vi } from 'vitest'
import { queueClicks } from './queued-clicks.ts'

queueClicks()

afterEach(() => document.body.replaceChildren())

/** Dispatches a trusted click, as a user's click is. */
function clickAsUser(button: HTMLElement, modifiers: MouseEventInit = {}) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers })
  Object.defineProperty(event, 'isTrusted', { value: true })
  button.dispatchEvent(event)
}

function unhydratedButton() {
  const island = document.createElement('div')
  island.dataset.unhydrated = ''
  const button = island.appendChild(document.createElement('button'))
  const onClick = vi.fn()
  button.addEventListener('click', onClick)
  document.body.append(island)
  return { island, button, onClick }
}

test('queues clicks on links only where they ask for it', async () => {
  const { island } = unhydratedButton()
  const [queued, native] = [document.createElement('a'), document.createElement('a')]
  queued.dataset.queued = ''
  island.append(queued, native)
  const clicked = vi.fn()
  queued.addEventListener('click', () => clicked('queued'))
  native.addEventListener('click', () => clicked('native'))
  clickAsUser(queued)
  clickAsUser(native)
  expect(clicked.mock.calls).toEqual([['native']])
  delete island.dataset.unhydrated
  await vi.waitFor(() => expect(clicked.mock.calls).toEqual([['native'], ['queued']]))
})

test('a link that is opened in a new tab is left to the browser', () => {
  const { island } = unhydratedButton()
  const link = document.createElement('a')
  link.dataset.queued = ''
  island.append(link)
  const clicked = vi.fn((event: Event) => event.defaultPrevented)
  link.addEventListener('click', clicked)
  clickAsUser(link, { ctrlKey: true })
  expect(clicked).toHaveReturnedWith(false)
})

test('replays a click once its island is hydrated, without waiting for other islands', async () => {
  const [pending, hydrated] = [unhydratedButton(), unhydratedButton()]
  clickAsUser(pending.button)
  clickAsUser(hydrated.button)
  expect(hydrated.onClick).not.toHaveBeenCalled()
  delete hydrated.island.dataset.unhydrated
  await vi.waitFor(() => expect(hydrated.onClick).toHaveBeenCalledTimes(1))
  expect(pending.onClick).not.toHaveBeenCalled()
})
