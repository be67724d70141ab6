/** Anchor of the section about health data in the settings. */
export const healthSectionId = 'gesundheitsdaten'

/** Texts about the consent to the processing of health data. */
export const texts = {
  promptTitle: 'Dafür brauchen wir deine Einwilligung',
  promptText: 'Hier geht es um Gesundheitsdaten. Wir speichern und zeigen sie nur, wenn du zustimmst.',
  agree: 'Ich willige ein',
  agreed: 'Danke. Du hast zugestimmt.',
  version: (version: string) => `Fassung ${version}`,
  // Also shown in the settings themselves.
  more: 'Was wir speichern und wer es sieht, steht unter',
  toSection: 'Gesundheitsdaten',
  trainerCannotRead: (trainer: string) =>
    `${trainer} sieht deine Nachrichten und Gesundheitsdaten erst, wenn du zustimmst.`,
  toConsent: 'Zur Einwilligung',
  reasonTitle: 'Das sind Gesundheitsdaten',
  reasonText:
    'Gib an, warum du sie ansehen musst. Die Person liest deinen Grund und deinen Vornamen in ihren Einstellungen. Der Zugang gilt 60 Minuten.',
  reasonButton: 'Grund angeben',
  reasonLabel: 'Grund',
  reasonHint: 'Zum Beispiel „Anfrage vom 3. Dezember: Der Verlauf fehlt“. Ohne Gesundheitsangaben.',
  reasonConfirm: 'Gesundheitsdaten öffnen',
  cancel: 'Abbrechen',
}
