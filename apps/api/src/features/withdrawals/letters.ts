import type { Letter } from '../mail/service.ts'

/** A declaration as it came in; `receivedAt` is written out, to the second. */
export interface Declaration {
  name: string
  email: string
  contract: string
  receivedAt: string
}

const content = ({ name, email, contract, receivedAt }: Declaration) =>
  `Name: ${name}\nE-Mail: ${email}\nVertrag: ${contract}\nEingegangen: ${receivedAt}`

/** The receipt for whoever declared it: its content, with date and time. */
export const receiptLetter = (declaration: Declaration): Letter => ({
  subject: 'Dein Widerruf ist bei uns eingegangen',
  preview: `Eingegangen: ${declaration.receivedAt}`,
  greeting: `Hallo ${declaration.name},`,
  paragraphs: [
    `wir bestätigen, dass dein Widerruf bei uns eingegangen ist:\n\n${content(declaration)}`,
    'Wir sehen uns das an und melden uns. Steht dir der Widerruf zu, zahlen wir dir binnen 14 Tagen alles zurück, auf demselben Weg, auf dem du bezahlt hast.',
  ],
  footnotes: [
    'Bitte heb diese E-Mail auf, sie ist dein Beleg. Du warst das nicht? Dann antworte einfach auf diese E-Mail.',
  ],
})

/** Tells the house. */
export const houseLetter = (declaration: Declaration): Letter => ({
  subject: 'Widerruf eingegangen',
  preview: declaration.contract,
  greeting: 'Ein Vertrag wurde widerrufen',
  paragraphs: [
    content(declaration),
    'Bitte prüft die Frist (14 Tage ab Vertragsschluss), beendet das Abo und zahlt binnen 14 Tagen zurück.',
  ],
})
