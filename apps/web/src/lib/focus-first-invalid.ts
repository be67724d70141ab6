/** Fields that show an error; of a group that shows one, its first control. */
const invalidFields = '[aria-invalid], fieldset[data-invalid] :is(input, button)'

/**
 * Focuses the first field inside `area` that shows an error. Call it in an effect, when the errors are rendered: fields
 * that react-hook-form does not register, such as groups of buttons, get no focus from it.
 */
export const focusFirstInvalid = (area: HTMLElement | null): void =>
  area?.querySelector<HTMLElement>(invalidFields)?.focus()
