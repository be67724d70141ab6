/**
 * Focuses a form's field by its name, synchronously. `setFocus` of react-hook-form does so in a timer, and by then the
 * user may be typing in another field: the rest would be inserted into this one.
 */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}
