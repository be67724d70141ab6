export const texts = {
  testName: 'Meine Testvorlage',
  /** Suffix for the name of a copy. @param number number of the copy, from 1 */
  copySuffix: (number: number) => (number === 1 ? ' (Kopie)' : ` (Kopie ${number})`),
  deletedAccount: 'Dieses Konto gibt es nicht mehr.',
  coachingEnded: 'Diese Begleitung ist zu Ende.',
  changedMeanwhile: 'Der Plan, die Ziele oder das Ernährungsprofil haben sich seit der Vorschau geändert.',
  changedSince: 'Hier hat sich seither alles geändert. Es bleibt, wie es jetzt ist.',
  note: 'Notiz',
  noConsent: 'Ohne Einwilligung lassen sich Allergien nicht prüfen. Plane für diese Person einzeln.',
}
