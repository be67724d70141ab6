/** Menus open by themselves; in older browsers the app opens some of them. */
const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype
const menus = knowsCommands ? '[popovertarget], [command]' : '[popovertarget]'

/** What only the app can answer; links lead on by themselves. */
const answeredByApp = `button:not(${menus}), [type=checkbox], [type=radio]`

/** What was clicked and does not answer yet, in that order; boxes and choices with what they became. */
const kept = new Map<HTMLElement, boolean>()

// While `data-waiting` stands above a control, its code is on the way: the click is repeated once it has arrived.
addEventListener(
  'click',
  (event) => {
    const control = event.isTrusted ? controlAt(event.target) : null
    if (!control?.closest('[data-waiting]')) return
    // A box or a choice shows at once that it was clicked.
    const isChoice = control instanceof HTMLInputElement
    if (!isChoice) event.preventDefault()
    event.stopPropagation()
    if (kept.size === 0) requestAnimationFrame(repeat)
    kept.delete(control)
    kept.set(control, isChoice && control.checked)
    control.setAttribute('aria-busy', 'true')
  },
  { capture: true },
)

/** One in each frame: what a click changes is there when the next one comes. What is still waited for holds up no other. */
function repeat() {
  if (kept.size === 0) return
  const ready = [...kept].find(([control]) => !control.isConnected || !control.closest('[data-waiting]'))
  if (ready) {
    const [control, checked] = ready
    kept.delete(control)
    control.removeAttribute('aria-busy')
    if (control instanceof HTMLInputElement) control.checked = !checked
    if (control.isConnected) control.click()
  }
  requestAnimationFrame(repeat)
}

function controlAt(target: EventTarget | null): HTMLElement | null {
  const found = target instanceof Element ? target.closest<HTMLElement>('button, input, label') : null
  const control = found instanceof HTMLLabelElement ? found.control : found
  return control?.matches(answeredByApp) ? control : null
}
