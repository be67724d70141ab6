export const texts = {
  profileChanged: 'Das Trainerprofil wurde inzwischen geändert. Sieh dir die neuen Angaben an und bestätige sie dann.',
} as const
