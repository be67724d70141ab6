import { formatDate, formatDateTime } from '../../lib/format.ts'

/** German texts of the withdrawal page. */
export const texts = {
  title: 'Vertrag widerrufen',
  intro:
    'Du kannst einen Vertrag mit uns innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen. Dafür brauchst du kein Konto.',
  step: (step: number) => `Schritt ${step} von 2`,
  steps: ['Deine Angaben', 'Widerruf bestätigen'],
  needsScript:
    'Dieses Formular braucht JavaScript. Du kannst den Widerruf auch formlos per Mail oder Post schicken; die Adressen stehen im',
  imprint: 'Impressum',
  name: 'Dein Name',
  email: 'E-Mail-Adresse',
  emailHint: 'Dorthin schicken wir dir die Eingangsbestätigung.',
  contract: 'Welchen Vertrag widerrufst du?',
  contractHint: 'Zum Beispiel der Name deines Abos und wann du es abgeschlossen hast, oder eine Rechnungsnummer.',
  ownContracts: 'Deine Verträge zum Einsetzen:',
  order: (product: string, orderedAt: string) => `${product}, bestellt am ${formatDate(orderedAt)}`,
  next: 'Weiter',
  checkTitle: 'Stimmt alles?',
  declaration: 'Hiermit widerrufe ich den folgenden Vertrag:',
  confirm: 'Widerruf bestätigen',
  back: 'Angaben ändern',
  receiptTitle: 'Dein Widerruf ist eingegangen',
  received: (moment: string) => `Eingegangen am ${formatDateTime(moment)} Uhr.`,
  mailed: (email: string) => `Diese Bestätigung schicken wir dir auch an ${email}.`,
  notMailed: (email: string) =>
    `An ${email} haben wir in der letzten Stunde schon mehrere E-Mails geschickt, deshalb kommt diesmal keine. Druck dir diese Bestätigung bitte aus oder speichere sie als PDF.`,
  reference: 'Vorgangsnummer',
  receivedLabel: 'Eingegangen',
  print: 'Bestätigung drucken',
  refund:
    'Wir sehen uns das an und melden uns bei dir. Eine Zahlung bekommst du auf demselben Weg zurück, auf dem du bezahlt hast. Hast du verlangt, dass wir sofort beginnen, ziehen wir nur den Anteil ab, den du bis zum Widerruf genutzt hast.',
  toHome: 'Zur Startseite',
} as const
