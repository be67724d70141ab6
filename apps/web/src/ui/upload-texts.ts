/** German texts of chosen files and their uploads. */
export const uploadTexts = {
  uploadChecking: 'Wird noch angesehen …',
  fileFailed: 'Diese Datei lässt sich nicht lesen.',
  dropHere: 'Hierher ziehen oder auswählen.',
  oneFileOnly: 'Bitte wähle eine Datei nach der anderen.',
  percent: (percent: number) => `${percent} %`,
  uploadRunning: 'Wird hochgeladen …',
  uploadProgress: (name: string) => `${name} wird hochgeladen`,
} as const

/** Question before a page with a photo that could not be uploaded is left. */
export const leavePhotoTexts = {
  title: 'Foto verwerfen?',
  text: 'Das Foto ist noch nicht hochgeladen. Wenn du es gerade mit der Kamera gemacht hast, gibt es das nur hier.',
  leave: 'Verwerfen',
} as const
