/** Apart from `texts.ts`, which every page loads at once. */
export const overlayTexts = {
  unsaved: 'Das ist noch nicht gespeichert. Mit dem Kreuz neben dem Titel schließt du, ohne zu speichern.',
}
