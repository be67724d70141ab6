/** Texts of the two consents to the processing of health data, as people read and confirm them. */
interface ConsentTexts {
  /** Consent to the processing of health data. */
  readonly HEALTH: string
  /** Consent to the reading of health data by one's trainer. */
  readonly COACHING: string
}

/**
 * Texts of every version that somebody may have agreed to. A published version must never change, because each consent
 * must stay provable.
 */
const versions = {
  '2026-11': (siteName) => ({
    HEALTH:
      `Ich willige ein, dass ${siteName} meine Gesundheitsdaten verarbeitet: Körpermaße, Fotos von mir, Angaben zu Gesundheit und ` +
      'Ernährung, Protokolle mit ihren Fotos, Rückblicke und die Nachrichten mit meiner Begleitung. Ich kann das jederzeit in ' +
      'den Einstellungen widerrufen.',
    COACHING:
      'Ich willige ein, dass meine Trainerin oder mein Trainer diese Gesundheitsdaten liest und damit arbeitet, solange die ' +
      'Begleitung läuft. Auch das kann ich jederzeit widerrufen.',
  }),
} as const satisfies Readonly<Record<string, (siteName: string) => ConsentTexts>>

/** Version of the consent texts that people are asked to agree to now. */
export const consentVersion = '2026-11' satisfies keyof typeof versions

/**
 * Consent texts of the current version.
 * @param siteName name of the site that processes the data
 */
export const consentTexts = (siteName: string): ConsentTexts => versions[consentVersion](siteName)
