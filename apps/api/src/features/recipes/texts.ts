export const texts = {
  imageType: 'Bitte wähle ein Foto im Format PNG, JPG oder WebP.',
  imageSize: 'Das Foto darf höchstens 10 MB groß sein.',
  imageMissing: 'Das Foto ist nicht angekommen. Bitte lade es noch einmal hoch.',
  imageForeign: 'Dieses Foto kennen wir nicht. Bitte lade es noch einmal hoch.',
} as const
