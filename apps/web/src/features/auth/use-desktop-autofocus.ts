import { type RefObject, useLayoutEffect } from 'react'
import { focusField } from '../../lib/focus-field.ts'

/**
 * Focuses a page's first field on devices with a mouse; on phones the keyboard would cover half the page. Skipped when a
 * field already has the focus.
 * @param name name of the field in the form
 */
export function useDesktopAutofocus(form: RefObject<HTMLFormElement | null>, name: string): void {
  // A layout effect as those of its parents, which run after it: they may focus a heading or a dialog step instead.
  useLayoutEffect(() => {
    const isTyping = document.activeElement instanceof HTMLInputElement
    if (!isTyping && window.matchMedia('(pointer: fine)').matches) focusField(form.current, name)
  }, [form, name])
}
