export const texts = {
  nothingToVerify: 'Es gibt nichts zu bestätigen, solange Qualifikation und Registernummer fehlen.',
  profileChanged: 'Das Trainerprofil wurde inzwischen geändert. Sieh dir die neuen Angaben an und bestätige sie dann.',
} as const
