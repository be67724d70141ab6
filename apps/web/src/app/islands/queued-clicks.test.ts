import { afterEach, expect, test, vi } from 'vitest'
import { queueClicks } from './queued-clicks.ts'

queueClicks()

afterEach(() => document.body.replaceChildren())

/** Dispatches a trusted click, as a user's click is. */
function clickAsUser(button: HTMLElement) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
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

test('replays a click once its island is hydrated, without waiting for other islands', async () => {
  const [pending, hydrated] = [unhydratedButton(), unhydratedButton()]
  clickAsUser(pending.button)
  clickAsUser(hydrated.button)
  expect(hydrated.onClick).not.toHaveBeenCalled()
  delete hydrated.island.dataset.unhydrated
  await vi.waitFor(() => expect(hydrated.onClick).toHaveBeenCalledTimes(1))
  expect(pending.onClick).not.toHaveBeenCalled()
})
