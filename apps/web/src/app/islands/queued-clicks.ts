/**
 * Popover and command buttons work without JavaScript; in browsers without `commandfor`, command buttons need the app.
 */
const supportsCommands = 'commandForElement' in HTMLButtonElement.prototype
const nativeButtons = supportsCommands ? '[popovertarget], [command]' : '[popovertarget]'

/**
 * Controls that need the app: those that do nothing without it, and links that lead elsewhere without it (`data-queued`).
 * Other links and native popovers work before hydration.
 */
const hydratedControls = `button:not(${nativeButtons}), [type=checkbox], [type=radio], [data-queued]`

/** Clicked controls in click order; for checkboxes and radios, the `checked` state after the click. */
const queuedClicks = new Map<HTMLElement, boolean>()

/**
 * Queues clicks on controls under `data-unhydrated`, and replays them once hydration has removed the attribute. Call it
 * once per document.
 */
export function queueClicks(): void {
  addEventListener('click', queueClick, { capture: true })
}

function queueClick(event: MouseEvent) {
  const control = event.isTrusted ? controlOf(event.target) : null
  if (!control?.closest('[data-unhydrated]')) return
  // The browser opens the link in a new tab or window.
  if (control.matches('a') && (event.ctrlKey || event.metaKey || event.shiftKey)) return
  // Checkboxes and radios keep the browser's change as immediate feedback; for other controls the click is cancelled.
  const isChoice = control instanceof HTMLInputElement
  if (!isChoice) event.preventDefault()
  event.stopPropagation()
  if (queuedClicks.size === 0) requestAnimationFrame(replay)
  queuedClicks.delete(control)
  queuedClicks.set(control, isChoice && control.checked)
  control.setAttribute('aria-busy', 'true')
}

/**
 * Replays one click per frame, so that each state change is rendered before the next click. Skips controls that are not
 * hydrated yet.
 */
function replay() {
  if (queuedClicks.size === 0) return
  const ready = [...queuedClicks].find(([control]) => !control.isConnected || !control.closest('[data-unhydrated]'))
  if (ready) {
    const [control, checked] = ready
    queuedClicks.delete(control)
    control.removeAttribute('aria-busy')
    if (control instanceof HTMLInputElement) control.checked = !checked
    if (control.isConnected) control.click()
  }
  requestAnimationFrame(replay)
}

/** The control that an event's target belongs to, if it needs the app; null otherwise. */
export function controlOf(target: EventTarget | null): HTMLElement | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('button, input, label, [data-queued]') : null
  const control = element instanceof HTMLLabelElement ? element.control : element
  return control?.matches(hydratedControls) ? control : null
}
