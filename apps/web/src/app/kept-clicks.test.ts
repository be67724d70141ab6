import { afterEach, expect, test, vi } from 'vitest'
import './kept-clicks.ts'

afterEach(() => document.body.replaceChildren())

/** As a person does it, not a script. */
function press(button: HTMLElement) {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true })
  Object.defineProperty(event, 'isTrusted', { value: true })
  button.dispatchEvent(event)
}

function waiting() {
  const area = document.createElement('div')
  area.dataset.waiting = ''
  const button = area.appendChild(document.createElement('button'))
  const answer = vi.fn()
  button.addEventListener('click', answer)
  document.body.append(area)
  return { area, button, answer }
}

test('a click is answered once its code is there, whatever else is still waited for', async () => {
  const [never, soon] = [waiting(), waiting()]
  press(never.button)
  press(soon.button)
  expect(soon.answer).not.toHaveBeenCalled()
  delete soon.area.dataset.waiting
  await vi.waitFor(() => expect(soon.answer).toHaveBeenCalledTimes(1))
  expect(never.answer).not.toHaveBeenCalled()
})
