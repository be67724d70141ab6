type Section = readonly [title: string, text: string]

/** What differs between the versions of the agreement. */
interface Wording {
  readonly access: string
  readonly storage: string
  readonly end: string
}

const agreement = ({ access, storage, end }: Wording): readonly Section[] => [
  [
    'Worum es geht',
    'Wir speichern und zeigen in deinem Auftrag Daten der Menschen, die du begleitest. Die Vereinbarung gilt, solange du hier Kunden begleitest oder Daten aus einer Begleitung gespeichert sind.',
  ],
  [
    'Welche Daten',
    'Name und Kontaktdaten, Ziele, Ernährungsplan, Einkaufslisten, Notizen, Dokumente, Nachrichten und, mit ausdrücklicher Einwilligung, Gesundheitsdaten wie Körpermaße und Angaben zu Ernährung und Gesundheit.',
  ],
  [
    'Weisungen',
    'Wir verarbeiten die Daten nur so, wie du es durch die Benutzung der Plattform vorgibst, und für nichts anderes. Halten wir eine Weisung für rechtswidrig, sagen wir es dir.',
  ],
  ['Vertraulichkeit', `Wer bei uns mit den Daten arbeitet, ist zur Verschwiegenheit verpflichtet. ${access}`],
  [
    'Sicherheit',
    `Übertragungen sind verschlüsselt, ${storage} Zugriffe sind auf das Nötige beschränkt, Sicherungen werden regelmäßig angelegt und geprüft.`,
  ],
  [
    'Weitere Auftragsverarbeiter',
    'Rechenzentrum und Mailversand liegen in der EU. Kommt jemand hinzu, erfährst du es mindestens 30 Tage vorher und kannst widersprechen.',
  ],
  [
    'Rechte der Betroffenen',
    'Auskunft, Berichtigung, Löschung und Datenübertragbarkeit sind in den Einstellungen jeder Person eingebaut. Darüber hinaus unterstützen wir dich bei Anfragen.',
  ],
  [
    'Vorfälle',
    'Werden Daten verletzt, melden wir dir das ohne Verzögerung, längstens nach 48 Stunden, mit allem, was du für deine eigene Meldung brauchst.',
  ],
  [
    'Ende',
    `Endet eine Begleitung, endet dein Zugriff sofort. Die Daten gehören der Person und bleiben in ihrem Konto, bis sie es löscht. ${end}`,
  ],
  ['Nachweise', 'Auf Anfrage legen wir dir dar, wie wir diese Pflichten erfüllen, und ermöglichen Überprüfungen.'],
]

const versions: Readonly<Record<string, readonly Section[]>> = {
  '2026-11': agreement({
    access: 'Jeder Zugriff unseres Teams steht im Zugriffsprotokoll der betroffenen Person.',
    storage: 'Gesundheitsdaten und Nachrichten auch im Speicher, mit einem eigenen Schlüssel je Person.',
    end: 'Deine private Notiz wird mit dem Konto der Person gelöscht.',
  }),
  '2026-11-26': agreement({
    access: 'Jeder Zugriff unseres Teams auf die Daten einer einzelnen Person steht in deren Zugriffsprotokoll.',
    storage:
      'Gesundheitsdaten und Nachrichten auch in der Datenbank, mit einem eigenen Schlüssel je Person; Fotos, PDFs und Dokumente liegen in einem zugriffsgeschützten Speicher.',
    end: 'Widerruft sie ihre Einwilligung, löschen wir Gesundheitsdaten und deine private Notiz nach 14 Tagen, sonst mit ihrem Konto.',
  }),
}

/**
 * Agreement on data processing as title and text per section. A published version never changes, so that everybody can
 * read what they accepted.
 * @param version one that somebody may have accepted, or the current one (`agreementVersion` of the contracts)
 * @returns empty for a version that was never published
 */
export const agreementSections = (version: string): readonly Section[] => versions[version] ?? []
