export const texts = {
  imageType: 'Bitte wähle ein Foto im Format PNG, JPG oder WebP.',
  imageSize: 'Das Foto darf höchstens 10 MB groß sein.',
  imageMissing: 'Das Foto ist nicht angekommen. Bitte lade es noch einmal hoch.',
  imageForeign: 'Dieses Foto kennen wir nicht. Bitte lade es noch einmal hoch.',
  foodGone: 'Dieses Lebensmittel gibt es nicht mehr. Bitte wähle ein anderes.',
  cannotCompute: (names: readonly string[]) =>
    `Das lässt sich nicht berechnen, weil Angaben fehlen: ${names.join(', ')}. Trag die Nährwerte bitte selbst ein.`,
  allergensUnknown: (names: readonly string[]) =>
    `Von diesen Zutaten kennen wir die Allergene nicht: ${names.join(', ')}. Wähl die Allergene bitte selbst.`,
  coachingEnded: 'Diese Begleitung ist zu Ende.',
} as const
