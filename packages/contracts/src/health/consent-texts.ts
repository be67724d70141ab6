/** The two consents to the processing of health data, as people read and confirm them. */
interface ConsentTexts {
  /** To the processing of health data at all. */
  readonly HEALTH: string
  /** To the own trainer's reading it. */
  readonly COACHING: string
}

/**
 * The texts of every version that anybody may have agreed to. A version is never changed: who agreed to what must stay
 * provable.
 */
const versions = {
  '2026-11': {
    HEALTH:
      'Ich willige ein, dass Kostbar meine Gesundheitsdaten verarbeitet: Körpermaße, Angaben zu Gesundheit und Ernährung, ' +
      'Protokolle, Rückblicke und die Nachrichten mit meiner Begleitung. Ich kann das jederzeit in den Einstellungen widerrufen.',
    COACHING:
      'Ich willige ein, dass meine Trainerin oder mein Trainer diese Gesundheitsdaten liest und damit arbeitet, solange die ' +
      'Begleitung läuft. Auch das kann ich jederzeit widerrufen.',
  },
} as const satisfies Readonly<Record<string, ConsentTexts>>

/** The version that people are asked to agree to today. */
export const consentVersion = '2026-11' satisfies keyof typeof versions

/** The texts of that version. */
export const consentTexts: ConsentTexts = versions[consentVersion]
